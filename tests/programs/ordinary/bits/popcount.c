//@ truth: true
//@ expect[auto]: true
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int popcount(uint32_t x)
{
    int n = 0;

    for (; x; x &= x - 1)
        n++;
    return n;
}

static uint32_t reverse(uint32_t x)
{
    uint32_t r = 0;

    for (int i = 0; i < 32; i++) {
        r = r << 1 | (x & 1);
        x >>= 1;
    }
    return r;
}

static uint32_t rotl(uint32_t x, unsigned k)
{
    return x << (k & 31) | x >> (-k & 31);
}

int main(void)
{
    uint32_t x = 0x80000001u;
    unsigned k;

    for (k = 0; k < 8; k++) {
        if (popcount(rotl(x, k * 5)) != 2)
            return 1;
    }
    if (reverse(0x12345678u) != 0x1e6a2c48u)
        return 2;
    printf("%d bits of %d\n", popcount(UINT32_MAX), (int)(sizeof(uint32_t) * CHAR_BIT));
    return 0;
}

#include <stdio.h>
#include <stdint.h>
int main(void) {
    int n = -17; unsigned u = 0x80000001u; long long l = -1LL; uint8_t b = 0x81; int8_t sb = -127;
    printf("%d %d %d\n", n >> 1, n >> 4, n >> 31);
    printf("%u %u\n", u >> 1, u << 1);
    printf("%lld %lld\n", l >> 63, l >> 1);
    printf("%d %d\n", b << 1, b >> 1);
    printf("%d\n", (uint8_t)(b << 1));
    printf("%d %d\n", sb >> 1, (uint8_t)sb >> 1);
    printf("%d\n", (int)sizeof(b << 40u));
    printf("%llx\n", 1ull << 63);
    printf("%d\n", 1 << 30);
    printf("%x\n", 1u << 31);
    printf("%d %d\n", (int)sizeof(1 << 1ll), (int)sizeof(1ll << 1));
    b >>= 7; printf("%d\n", b);
    b = 0xff; b <<= 4; printf("%d\n", b);
    sb = -128; sb >>= 7; printf("%d\n", sb);
    for (int i = 0; i < 32; i += 5) printf("%x ", 0xdeadbeefu >> i);
    putchar('\n');
    for (int i = 0; i < 64; i += 9) printf("%llx ", 0x0123456789abcdefull << i);
    putchar('\n');
    unsigned char cnt = 3; printf("%d\n", 1 << cnt << cnt);
    return u >> 28;
}

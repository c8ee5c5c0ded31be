//@ truth: false
//@ expect[auto]: false
/* Q8.24 multiplication in 32 bits. */
#include <stdint.h>
#include <stdio.h>

#define FRAC 12
#define TO_FIX(i) ((int32_t)(i) * (1 << FRAC))

static int32_t fix_mul(int32_t a, int32_t b)
{
    return a * b / (1 << FRAC); //~ VIOLATION signed-overflow
}

static int32_t fix_lerp(int32_t a, int32_t b, int32_t t)
{
    return a + fix_mul(b - a, t);
}

int main(void)
{
    int32_t half = TO_FIX(1) / 2;
    int32_t x;

    x = fix_lerp(TO_FIX(2), TO_FIX(6), half);
    printf("%d\n", (int)(x >> FRAC));
    x = fix_lerp(TO_FIX(0), TO_FIX(500), half);
    printf("%d\n", (int)(x >> FRAC));
    return 0;
}

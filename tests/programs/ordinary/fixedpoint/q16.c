//@ truth: true
//@ expect[auto]: true
/* Q16.16 arithmetic, embedded style: products in 64 bits, saturated. */
#include <stdint.h>
#include <stdio.h>

typedef int32_t q16_t;

#define Q16(x) ((q16_t)((x) * 65536.0))

static q16_t saturate(int64_t x)
{
    if (x > INT32_MAX)
        return INT32_MAX;
    if (x < INT32_MIN)
        return INT32_MIN;
    return (q16_t)x;
}

static q16_t q16_mul(q16_t a, q16_t b)
{
    return saturate((int64_t)a * b / 65536);
}

static q16_t q16_div(q16_t a, q16_t b)
{
    if (b == 0)
        return a < 0 ? INT32_MIN : INT32_MAX;
    return saturate((int64_t)a * 65536 / b);
}

int main(void)
{
    q16_t x = Q16(1.5);
    q16_t power = Q16(1.0);

    for (int i = 0; i < 40; i++)
        power = q16_mul(power, x);
    printf("saturated: %d\n", power == INT32_MAX);
    x = q16_div(Q16(10), Q16(4));
    printf("%d.%04d\n", (int)(x / 65536), (int)((int64_t)(x % 65536) * 10000 / 65536));
    return q16_div(x, 0) == INT32_MAX ? 0 : 1;
}

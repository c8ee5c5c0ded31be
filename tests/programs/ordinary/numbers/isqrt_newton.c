//@ truth: false
//@ expect[auto]: false
/* Newton's method; the start value for numbers below two is zero. */
#include <stdio.h>

static unsigned isqrt(unsigned n)
{
    unsigned x = n / 2;
    unsigned y = (x + n / x) / 2; //~ VIOLATION division-by-zero

    while (y < x) {
        x = y;
        y = (x + n / x) / 2;
    }
    return x;
}

int main(void)
{
    static const unsigned squares[] = { 144, 26, 4, 1 };
    unsigned sum = 0;

    for (int i = 0; i < 4; i++) {
        unsigned r = isqrt(squares[i]);
        printf("isqrt(%u) = %u\n", squares[i], r);
        sum += r;
    }
    return sum == 20 ? 0 : 1;
}

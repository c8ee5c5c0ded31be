#include <stdio.h>
#include <limits.h>
int main(void) {
    int as[] = { 7, -7, 0, INT_MAX, INT_MIN, 1, -1 };
    int bs[] = { 2, -2, 3, -3, INT_MAX, INT_MIN, 1 };
    for (unsigned i = 0; i < sizeof as / sizeof *as; i++)
        for (unsigned j = 0; j < sizeof bs / sizeof *bs; j++) {
            int q = as[i] / bs[j], r = as[i] % bs[j];
            printf("%d/%d=%d rem %d\n", as[i], bs[j], q, r);
        }
    printf("%u %u\n", -7 / 2u, -7 % 2u);
    printf("%lld %lld\n", -7ll / 2u, -7ll % 2u);
    printf("%d\n", -7 / (unsigned char)2);
    printf("%u\n", 7u / 4294967295u);
    signed char c = -128; c /= -1; printf("%d\n", c);
    short sh = -32768; sh %= -1; printf("%d\n", sh);
    long long m = LLONG_MIN; printf("%lld %lld\n", m / 10, m % 10);
    return -7 % 4 + 10;
}

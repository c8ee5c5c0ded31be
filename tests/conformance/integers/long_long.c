#include <stdio.h>
#include <limits.h>
int main(void) {
    long long a = 123456789012345LL, b = -987654321LL;
    printf("%lld %lld %lld %lld\n", a + b, a - b, a / b, a % b);
    printf("%lld\n", 3037000499LL * 3037000499LL);
    printf("%lld %lld\n", LLONG_MAX, LLONG_MIN);
    unsigned long long u = ULLONG_MAX;
    printf("%llu %llu %llu\n", u / 3, u % 10, u >> 33);
    printf("%lld\n", (long long)(u - 5));
    int i = (int)a; printf("%d\n", i);
    printf("%u\n", (unsigned)b);
    printf("%lld\n", a & b); printf("%lld\n", a | b); printf("%lld\n", a ^ b); printf("%lld\n", ~a);
    long long s = 0; for (int k = 1; k <= 20; k++) { s = s * 7 + k; if (s > 1000000000000LL) s %= 999983; }
    printf("%lld\n", s);
    a = 1; for (int k = 0; k < 62; k++) a *= 2;
    printf("%lld\n", a);
    printf("%d\n", a == 1LL << 62);
    unsigned long long fib = 0, g = 1; for (int k = 0; k < 93; k++) { unsigned long long t = fib + g; fib = g; g = t; }
    printf("%llu %llu\n", fib, g);
    printf("%d\n", (int)(LLONG_MIN / 1000000007));
    return (int)(u % 97);
}

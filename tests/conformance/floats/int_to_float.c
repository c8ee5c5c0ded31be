#include <stdio.h>
#include <limits.h>
int main(void) {
    int is[] = { 0, 1, -1, INT_MAX, INT_MIN, 16777216, 123456789 };
    for (int i = 0; i < 7; i++) { double d = is[i]; printf("%.1f %d\n", d, (int)d == is[i]); }
    unsigned u = UINT_MAX; double d = u; printf("%.1f\n", d); printf("%u\n", (unsigned)d);
    volatile float f = 2147483648.0f; printf("%u\n", (unsigned)f); printf("%lld\n", (long long)f);
    printf("%lld\n", (long long)-9223372036854775808.0); printf("%llu\n", (unsigned long long)9223372036854775808.0);
    printf("%llu\n", (unsigned long long)18446744073709549568.0);
    printf("%d %d\n", (int)2147483647.9, (int)-2147483648.9); printf("%u\n", (unsigned)-0.9);
    printf("%d %d\n", (signed char)-128.7, (unsigned char)255.9); printf("%d\n", (short)32767.5);
    printf("%d %d\n", (_Bool)0.3, (_Bool)-0.0);
    long long q = 1LL << 53; printf("%d\n", (long long)(double)q == q);
    char c = 'x'; d = c; printf("%g\n", d); d = c / 7; printf("%g\n", d); d = c / 8.0f == 120 / 8.0f; printf("%g\n", d);
    printf("%g\n", 1 ? 2 : 3.0); printf("%d\n", (int)sizeof(1 ? 2 : 3.0));
    printf("%.1f\n", (double)(unsigned char)-1); printf("%.1f\n", (double)-1u); printf("%.1f\n", -(double)1u);
    enum { E = 7 }; d = E; printf("%g\n", d / 2); printf("%d\n", E / 2);
    return (int)(unsigned)199.99;
}

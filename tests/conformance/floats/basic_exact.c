#include <stdio.h>
int main(void) {
    double a = 1.5, b = -0.25; float f = 0.75f; long double l = 3.5L;
    printf("%g %g %g %g\n", a + b, a - b, a * b, a / b);
    printf("%g %g\n", (double)(f * 2), (double)(f / 4));
    printf("%Lg %Lg\n", l * l, l / 2);
    printf("%d %d %d %d\n", (int)a, (int)b, (int)-1.99, (int)1.99);
    printf("%u\n", (unsigned)3000000000.0);
    printf("%lld\n", (long long)-1e15);
    printf("%llu\n", (unsigned long long)1e19);
    printf("%d\n", (char)65.9);
    printf("%g\n", 7 / 2 * 2.0); printf("%g\n", 7 / 2.0 * 2);
    printf("%g %g\n", (double)(float)16777216, (double)(1 << 24));
    a += 2; a *= 4; a -= 1; a /= 2; printf("%g\n", a);
    int i = 10; i += 0.9; printf("%d\n", i); i -= 0.5; printf("%d\n", i);
    printf("%d %d %d\n", a > b, a == a, -a < b);
    printf("%g\n", -f); printf("%d\n", !f); printf("%d\n", f ? 3 : 4);
    printf("%d\n", (0.1 + 0.2 == 0.3) | 2 ? 1 : 0);
    return (int)(l * 10);
}

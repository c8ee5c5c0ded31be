#include <stdio.h>
#include <float.h>
int main(void) {
    long double a = 1.0L / 3; printf("%.21Lg\n", a);
    printf("%d\n", a == 1.0 / 3 || a != (double)a);
    printf("%.25Lf\n", 0.1L);
    printf("%Lg %Lg\n", LDBL_MAX, LDBL_MIN); printf("%d %d\n", LDBL_MANT_DIG, LDBL_DIG);
    long double s = 1; for (int i = 1; i <= 25; i++) s *= i; printf("%.0Lf\n", s);
    printf("%Lg\n", s / 1e300L / 1e300L);
    unsigned long long u = 0xffffffffffffffffull; long double w = u; printf("%.0Lf\n", w);
    printf("%d\n", (unsigned long long)w == u);
    long long m = 0x7fffffffffffffffLL; w = m; printf("%.0Lf %d\n", w, (long long)w == m);
    printf("%.0Lf\n", w + 1); printf("%d\n", (int)-2.75L);
    w = 1; int n = 0; while (1 + w != 1) { w /= 2; n++; } printf("%d\n", n);
    w = 1e4000L; printf("%Lg\n", w); printf("%Lg\n", w * w); printf("%d\n", w * w > LDBL_MAX);
    printf("%La\n", 1.0L); 
    double d = (double)0.1L; printf("%d\n", d == 0.1);
    printf("%Lf %Le %Lg\n", -1.5L, 12345.678L, 1e-10L);
    long double z = -0.0L; printf("%Lg %d\n", z, z == 0);
    return (int)(7.9L);
}

//@ models: lp64
#include <stdio.h>
#include <float.h>
int main(void) {
    printf("%.17g\n", 0.1 + 0.2); printf("%.17g\n", 1.0 / 3); printf("%.17g\n", 2.0 / 3 * 3);
    printf("%d\n", 0.1 + 0.2 == 0.3);
    double s = 0; for (int i = 0; i < 1000; i++) s += 0.1; printf("%.17g\n", s);
    float f = 0; for (int i = 0; i < 1000; i++) f += 0.1f; printf("%.9g\n", f);
    printf("%.17g %.17g\n", 1 + DBL_EPSILON, 1 + DBL_EPSILON / 2);
    printf("%.17g\n", 1e16 + 1); printf("%.17g\n", 1e16 + 3);
    printf("%.17g\n", DBL_MAX * 2); printf("%.17g\n", DBL_MIN / 2); printf("%.17g\n", 4.9406564584124654e-324 / 2);
    printf("%.9g\n", 16777216.0f + 1.0f); printf("%.9g\n", 16777216.0f + 3.0f);
    printf("%.9g\n", (float)0.1 * 3); printf("%.17g\n", (float)0.1 * 3.0);
    float g = 1.0f / 3; double d = g; printf("%.17g %d\n", d, d == 1.0 / 3);
    printf("%.17g\n", (double)9007199254740993LL); printf("%.17g\n", (double)9007199254740995LL);
    printf("%.9g\n", (float)16777217); printf("%.9g\n", (float)2147483647);
    printf("%.17g\n", (double)0xffffffffffffffffull);
    printf("%.9g\n", (float)0xffffffffffffffffull); printf("%.9g\n", (float)0x8000008000000001ull);
    printf("%.9g\n", (float)1.00000005960464477540); printf("%.9g\n", (float)1e-46);
    printf("%lld\n", (long long)(0.1 * 10)); printf("%d\n", (int)(0.29 * 100));
    printf("%d\n", (int)(1e10 / 1e10 * 7));
    return (int)(100 * 1.1);
}

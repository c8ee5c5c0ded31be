#include <stdio.h>
#include <math.h>
#include <float.h>
static const char *cl(double d) {
    switch (fpclassify(d)) { case FP_NAN: return "nan"; case FP_INFINITE: return "inf"; case FP_ZERO: return "zero"; case FP_SUBNORMAL: return "sub"; case FP_NORMAL: return "norm"; }
    return "?";
}
int main(void) {
    double v[] = { 0.0, -0.0, 1.0, -1e308, 1e-310, INFINITY, -INFINITY, NAN, DBL_MIN, DBL_MAX };
    for (int i = 0; i < 10; i++) printf("%s nan%d inf%d fin%d norm%d\n", cl(v[i]), !!isnan(v[i]), !!isinf(v[i]), !!isfinite(v[i]), !!isnormal(v[i]));
    printf("%d %d %d\n", !!signbit(-0.0), !!signbit(-5.0), !!signbit(3.0));
    printf("%d %d\n", !!isnan(0.0f), !!isinf((float)INFINITY));
    printf("%d\n", !!isnan((long double)NAN));
    printf("%d %d\n", HUGE_VAL == INFINITY, -HUGE_VAL < -DBL_MAX);
    printf("%d %d %d\n", isgreater(1.0, 0.5), isless(NAN, 1.0), isunordered(1.0, NAN));
    volatile double z = 0; printf("%g %g\n", 1 / z, -1 / z); printf("%d\n", isnan(z / z) != 0);
    printf("%d\n", isnan(INFINITY - INFINITY) != 0); printf("%g\n", fabs(-INFINITY));
    printf("%g\n", INFINITY * -2); printf("%.15g\n", M_PI);
    printf("%d\n", isnan(fmod(1, z)) != 0); printf("%d\n", NAN == NAN);
    return !!isfinite(v[9]) + 1;
}

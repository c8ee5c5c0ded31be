#include <stdio.h>
#include <math.h>
int main(void) {
    volatile double zero = 0.0; double inf = 1.0 / zero, nan = NAN, ninf = -inf;
    printf("%d %d %d %d %d %d\n", nan == nan, nan != nan, nan < 1, nan > 1, nan <= nan, nan >= nan);
    printf("%d %d %d\n", inf == inf, inf > 1e308, ninf < -1e308);
    printf("%d %d\n", !nan, nan ? 1 : 0);
    printf("%f %f %F %E\n", inf, ninf, inf, ninf);
    printf("%f %g\n", fabs(nan), fabs(nan));
    printf("%d %d\n", isnan(inf - inf) != 0, isnan(inf * zero) != 0);
    printf("%d %d %d %d\n", isinf(inf) != 0, isinf(nan) != 0, isfinite(1.0) != 0, isfinite(ninf) != 0);
    printf("%g %g\n", inf + 1, 1 / inf); printf("%g\n", 1 / ninf);
    printf("%d\n", !(nan < 1) && !(nan >= 1));
    printf("%d\n", (nan < 1 || nan >= 1));
    printf("%d\n", signbit(-0.0) != 0); printf("%d\n", -0.0 == 0.0);
    printf("%g %g\n", zero, -zero); printf("%g %g\n", 0.0 * -1, 0.0 - 0.0); printf("%d\n", 1 / -zero < 0);
    printf("%g\n", zero + -zero); printf("%g\n", -zero - zero);
    printf("%8.3f|%-8f|%08f|%+f\n", inf, inf, ninf, inf);
    printf("%d %d\n", fpclassify(zero) == FP_ZERO, fpclassify(5e-324) == FP_SUBNORMAL);
    _Bool b = nan; printf("%d\n", b);
    return isnan(nan) ? 3 : 4;
}

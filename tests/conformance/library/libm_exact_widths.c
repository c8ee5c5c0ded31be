/* Every exact function of <math.h> in the three widths. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

extern int finite(double), finitef(float), finitel(long double);
extern int isinff(float), isinfl(long double), isnanf(float);
extern double drem(double, double);
extern float dremf(float, float);
extern long double dreml(long double, long double);
extern int __finite(double), __finitef(float), __finitel(long double);
extern int __fpclassify(double), __fpclassifyf(float), __fpclassifyl(long double);
extern int __isinf(double), __isinff(float), __isinfl(long double);
extern int __isnan(double), __isnanf(float), __isnanl(long double);
extern int __signbitl(long double);

static const double INPUTS[] = {0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, 3.75, -7.25, 1e10, 123456.789, 1e-10};

int main(void) {
    for (unsigned i = 0; i < sizeof INPUTS / sizeof *INPUTS; i++) {
        volatile double d = INPUTS[i];
        volatile float f = (float)INPUTS[i];
        volatile long double l = (long double)INPUTS[i];
        printf("%g %g %Lg\n", copysign(d, -1), copysignf(f, -1), copysignl(l, -1));
        printf("%g %g %Lg\n", ceil(d), ceilf(f), ceill(l));
        printf("%g %g %Lg\n", trunc(d), truncf(f), truncl(l));
        printf("%g %g %Lg\n", rint(d), rintf(f), rintl(l));
        printf("%g %g %Lg\n", round(d), roundf(f), roundl(l));
        printf("%g %g %Lg\n", roundeven(d), roundevenf(f), roundevenl(l));
        printf("%g %g %Lg\n", nearbyint(d), nearbyintf(f), nearbyintl(l));
        printf("%g %g %Lg\n", fdim(d, 1), fdimf(f, 1), fdiml(l, 1));
        printf("%g %g %Lg\n", fma(d, 3, 1), fmaf(f, 3, 1), fmal(l, 3, 1));
        printf("%g %g %Lg\n", fmax(d, 1), fmaxf(f, 1), fmaxl(l, 1));
        printf("%g %g %Lg\n", fmin(d, 1), fminf(f, 1), fminl(l, 1));
        printf("%g %g %Lg\n", fmod(d, 2), fmodf(f, 2), fmodl(l, 2));
        printf("%g %g %Lg\n", remainder(d, 2), remainderf(f, 2), remainderl(l, 2));
        printf("%g %g %Lg\n", drem(d, 3), dremf(f, 3), dreml(l, 3));
        printf("%g %g %Lg\n", ldexp(d, 3), ldexpf(f, 3), ldexpl(l, 3));
        printf("%g %g %Lg\n", scalbn(d, -2), scalbnf(f, -2), scalbnl(l, -2));
        printf("%g %g %Lg\n", scalbln(d, 4), scalblnf(f, 4), scalblnl(l, 4));
        printf("%.17g %.17g %.21Lg\n", nextafter(d, 9), nextafterf(f, 9), nextafterl(l, 9));
        printf("%.17g %.17g %.21Lg\n", nexttoward(d, 9), nexttowardf(f, 9), nexttowardl(l, 9));
        printf("%g %g %Lg\n", sqrt(d * d), sqrtf(f * f), sqrtl(l * l));
        printf("%ld %ld %ld\n", lround(d), lroundf(f), lroundl(l) < 9999 ? lroundl(l) : 0);
        printf("%lld %lld %lld\n", llround(d), llroundf(f), llroundl(l));
        printf("%lld %lld %lld\n", llrint(d), llrintf(f), llrintl(l));
        if (d < 1e9) printf("%ld %ld %ld\n", lrint(d), lrintf(f), lrintl(l));
        if (d != 0) printf("%d %d %d\n", ilogb(d), ilogbf(f), ilogbl(l));
        if (d != 0) printf("%g %g %Lg\n", logb(d), logbf(f), logbl(l));
        printf("%d %d %d\n", finite(d) != 0, finitef(f) != 0, finitel(l) != 0);
        printf("%d %d %d\n", __finite(d) != 0, __finitef(f) != 0, __finitel(l) != 0);
        printf("%d %d %d\n", __fpclassify(d), __fpclassifyf(f), __fpclassifyl(l));
        printf("%d %d %d %d\n", __isinf(d), __isinff(f), __isinfl(l), isinff(f) + isinfl(l));
        printf("%d %d %d %d\n", __isnan(d), __isnanf(f), __isnanl(l), isnanf(f));
        printf("%d %d %d\n", signbit(d) != 0, signbit(f) != 0, __signbitl(l) != 0);
    }
    return 0;
}

#include <stdio.h>
#include <math.h>
int main(void) {
    double v[] = { 0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 2.4, -2.6, 1e15 + 0.5, 123456789.75, -1e300, INFINITY };
    for (int i = 0; i < 13; i++) printf("%g: %g %g %g %g %g %g %g\n", v[i], floor(v[i]), ceil(v[i]), trunc(v[i]), round(v[i]), rint(v[i]), nearbyint(v[i]), fabs(v[i]));
    printf("%g %g %g %g\n", fmod(7.5, 2), fmod(-7.5, 2), fmod(7.5, -2), fmod(1e17, 3));
    printf("%g %g\n", remainder(7.5, 2), remainder(5, 2));
    printf("%g %g %g\n", sqrt(16), sqrt(2.25), sqrt(0)); printf("%d\n", isnan(sqrt(-1.0)) != 0);
    printf("%g %g %g\n", copysign(1, -2), copysign(-3, 2), copysign(5, -0.0));
    printf("%g %g %g\n", ldexp(0.75, 4), ldexp(1, -3), scalbn(3, 5)); int e;
    double m = frexp(48.0, &e); printf("%g %d\n", m, e); m = frexp(-0.15625, &e);
    printf("%g %d\n", m, e); m = frexp(0, &e); printf("%g %d\n", m, e); double ip;
    m = modf(3.75, &ip); printf("%g %g\n", m, ip); m = modf(-3.75, &ip);
    printf("%g %g\n", m, ip);
    printf("%g %g %g %g\n", fmin(1, 2), fmax(1, 2), fmin(NAN, 3), fmax(NAN, 3));
    printf("%ld %ld %lld\n", lround(2.5), lrint(2.5), llround(-2.5));
    printf("%g %g\n", fdim(5, 3), fdim(3, 5)); printf("%g\n", hypot(3, 4));
    printf("%g %g\n", pow(2, 10), pow(9, 0.5)); printf("%g %g\n", cbrt(27), pow(5, 0));
    printf("%d %d %d\n", ilogb(8), ilogb(0.3), (int)logb(1024));
    printf("%d %d\n", nextafter(1, 2) > 1, nextafter(0, 1) == 0x1p-1074);
    printf("%g %g %g\n", floorf(2.7f), ceilf(2.2f), sqrtf(6.25f));
    printf("%Lg %Lg\n", floorl(-2.5L), fabsl(-1.5L));
    printf("%g %g %g\n", exp(0), log(1), sin(0)); printf("%g %g\n", cos(0), atan2(0, 1));
    printf("%g\n", fma(2, 3, 4)); return (int)sqrt(1764);
}

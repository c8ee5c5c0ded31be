//@ models: lp64
#include <stdio.h>
#include <math.h>
int main(void) {
    for (int i = -6; i <= 6; i++) { double d = i / 4.0; printf("%g: %ld %lld %g %g %g %g\n", d, lround(d), llrint(d), round(d), rint(d), trunc(d), floor(d)); }
    printf("%g %g %g\n", sqrt(2) * sqrt(2) - 2 < 1e-15 ? 1.0 : 0.0, sqrt(1e-300), sqrt(INFINITY));
    printf("%.17g\n%.17g\n", sqrt(2), sqrt(3));
    printf("%g %g\n", fmod(5.5, 1.25), fmod(-5.5, 1.25)); int q;
    printf("%g ", remquo(10, 3, &q)); printf("%d\n", q & 7);
    printf("%.17g %.17g\n", nextafter(1, 0), nextafterf(1, 2));
    printf("%g %g\n", scalbln(1.5, 10), ldexp(0.1, 1) - 0.2); printf("%d\n", (int)fma(3, 4, 5));
    printf("%g %g\n", fmax(-0.0, 1), fmin(2, -INFINITY)); float f = 2.5f;
    printf("%g %g %g %g\n", floorf(f), ceilf(f), roundf(f), fabsf(-f));
    printf("%Lg %Lg\n", sqrtl(4), truncl(-2.7L)); printf("%g ", modff(3.25f, &f));
    printf("%g\n", f); printf("%d %d\n", (int)ceil(-0.5) == 0, signbit(ceil(-0.5)) != 0);
    return (int)hypot(5, 12);
}

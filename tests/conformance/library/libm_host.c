//@ models: lp64
/* Functions of <math.h> whose last digits are the machine's. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

#define PASTE(f, g) f##g
#define ONE(name) printf(#name " %.17g %.9g\n", name(x), (double)PASTE(name, f)(y));
#define TWO(name) printf(#name " %.17g %.9g\n", name(x, 1.25), (double)PASTE(name, f)(y, 1.25f));

int main(void) {
    static const double inputs[] = {0.3, 0.75, 1.0, 1.5, 2.25, 10.0};
    for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        volatile double x = inputs[i];
        volatile float y = (float)inputs[i];
        if (x <= 1) {
            ONE(acos) ONE(asin)
            if (x < 1) { ONE(atanh) }
        } else {
            ONE(acosh)
        }
        ONE(asinh) ONE(atan) ONE(cbrt) ONE(cos) ONE(cosh) ONE(erf) ONE(erfc) ONE(exp) ONE(exp10) ONE(exp2) ONE(expm1)
        ONE(j0) ONE(j1) ONE(lgamma) ONE(log) ONE(log10) ONE(log1p) ONE(log2) ONE(sin) ONE(sinh) ONE(tan) ONE(tanh)
        ONE(tgamma) ONE(y0) ONE(y1)
        TWO(atan2) TWO(hypot) TWO(pow)
    }
    /* Names of the functions of `float`, for who looks for them: acosf acoshf asinf asinhf atan2f atanf atanhf cbrtf cosf
       coshf erfcf erff exp10f exp2f expf expm1f hypotf j0f j1f lgammaf log10f log1pf log2f logf powf sinf sinhf tanf tanhf
       tgammaf y0f y1f */
    return 0;
}

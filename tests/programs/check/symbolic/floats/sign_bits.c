//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __signbitf(float);
extern int __signbit(double);
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
int main(void) {
    float sum = -0x1p-129f + 0x1p-129f, x = __VERIFIER_nondet_float();
    if (__signbitf(sum) != 0 || __signbit(-0.0) == 0) {
        reach_error();
    }
    if (x < 0.0f && !__signbitf(x)) {
        reach_error();
    }
    if (__signbitf(x) && x > 0.0f) {
        reach_error();
    }
    return 0;
}

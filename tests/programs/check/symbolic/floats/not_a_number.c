//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
int main(void) {
    float x = __VERIFIER_nondet_float();
    float y = __VERIFIER_nondet_float();
    int is_nan = x != x;
    if (is_nan != (__builtin_isnan(x) != 0) || is_nan != !(x <= 0.0f || x > 0.0f)) {
        reach_error();
    }
    if (is_nan && (x == y || x < y || x > y)) {
        reach_error();
    }
    return 0;
}

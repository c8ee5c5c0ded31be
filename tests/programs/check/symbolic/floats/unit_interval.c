//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double x = __VERIFIER_nondet_double();
    if (x >= 0.0 && x <= 1.0) {
        double y = x * x;
        if (y > x || y < 0.0 || y != y) {
            reach_error();
        }
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double x = __VERIFIER_nondet_double();
    if (x >= 0.0 && x < 1000.0) {
        int whole = (int)x;
        if (whole > x || whole + 1 <= x || whole < 0 || whole > 999) {
            reach_error();
        }
    }
    return 0;
}

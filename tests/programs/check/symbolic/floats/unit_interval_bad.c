//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// What is neither below nor above may be no number.
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double x = __VERIFIER_nondet_double();
    if (x < 0.0 || x > 1.0) {
        return 0;
    }
    if (!(x >= 0.0 && x <= 1.0)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

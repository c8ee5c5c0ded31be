//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Equality with zero leaves two values.
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double d = __VERIFIER_nondet_double();
    if (d == 0.0) {
        if (1.0 / d < 0) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}

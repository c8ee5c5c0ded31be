//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Conversion goes towards zero.
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double x = __VERIFIER_nondet_double();
    if (x > -1000.0 && x < 1000.0) {
        int whole = (int)x;
        if (x >= 0.0 && whole > x) {
            reach_error();
        }
        if (whole > x) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}

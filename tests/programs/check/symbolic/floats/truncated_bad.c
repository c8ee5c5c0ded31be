//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-first-prefix]: false
//@ expect[value-location]: false
//@ expect[value-all]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
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

//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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

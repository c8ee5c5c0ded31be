//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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

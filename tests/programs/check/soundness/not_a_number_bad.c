//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);
int main(void) {
    double d = __VERIFIER_nondet_double();
    if (d != d) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

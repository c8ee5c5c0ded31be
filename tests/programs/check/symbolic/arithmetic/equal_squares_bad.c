//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// Numbers that wrap have more square roots than one.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned y = __VERIFIER_nondet_uint();
    if (x == y && x * x != y * y) {
        reach_error();
    }
    if (x * x == y * y && x != y) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

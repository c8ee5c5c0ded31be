//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Zero has a digit, too.
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n < 10000);
    int digits = 0;
    for (unsigned rest = n; rest != 0; rest /= 10) {
        digits++;
    }
    if (digits > 4) {
        reach_error();
    }
    if (digits < 1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

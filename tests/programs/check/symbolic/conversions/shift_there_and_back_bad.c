//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n < 32);
    if (x < 256 && n <= 24 && x << n >> n != x) {
        reach_error();
    }
    if (x << n >> n != x) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

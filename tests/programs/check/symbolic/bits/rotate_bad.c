//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Some words come back before they went all the way round.
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 9 && n <= 31);
    __VERIFIER_assume((x & 0xff) == 0x34);
    if ((x << n | x >> (32 - n)) == x) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

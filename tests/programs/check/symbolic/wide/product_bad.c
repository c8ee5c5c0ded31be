//@ property: unreach-call
//@ truth: false
//@ options: --data-model lp64
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A product of numbers just above 32 bits needs more than 64.
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned long a = __VERIFIER_nondet_ulong();
    unsigned long b = __VERIFIER_nondet_ulong();
    __VERIFIER_assume(a <= 0x100000000ul && b <= 0x100000000ul);
    unsigned __int128 product = (unsigned __int128)a * b;
    if (product >> 64 > 1) {
        reach_error();
    }
    if (product != a * b) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

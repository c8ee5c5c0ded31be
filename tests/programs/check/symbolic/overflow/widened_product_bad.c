//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Widened too late.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    __VERIFIER_assume(a >= 0 && b >= 0 && a <= 65536 && b <= 65536);
    long long product = (long long)(a * b); //~ VIOLATION no-overflow
    return product > 5;
}

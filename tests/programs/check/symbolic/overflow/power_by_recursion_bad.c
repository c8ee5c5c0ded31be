//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
static int power(int base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1); //~ VIOLATION no-overflow
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 5) {
        return 0;
    }
    return power(100, n) > 5;
}

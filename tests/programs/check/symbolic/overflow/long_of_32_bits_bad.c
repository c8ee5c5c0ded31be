//@ property: no-overflow
//@ truth: false(no-overflow)
//@ options: --data-model ilp32
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    long long wide = x + 1LL;
    long next = x + 1L; //~ VIOLATION no-overflow
    return next > wide;
}

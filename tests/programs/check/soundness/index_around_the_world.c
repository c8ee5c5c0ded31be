//@ property: valid-deref
//@ truth: true
//@ options: --data-model lp64
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// The index is far outside, and the address wraps back to where the array begins.
extern unsigned long __VERIFIER_nondet_ulong(void);
int a[4];
int main(void) {
    unsigned long i = __VERIFIER_nondet_ulong();
    if (i == 1ul << 62) {
        a[i] = 1;
    }
    return 0;
}

//@ property: valid-deref
//@ truth: false
//@ options: --data-model lp64
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
// The index is outside, though the address wraps back to where the array begins.
extern unsigned long __VERIFIER_nondet_ulong(void);
int a[4];
int main(void) {
    unsigned long i = __VERIFIER_nondet_ulong();
    if (i == 1ul << 62) {
        a[i] = 1;
    }
    return 0;
}

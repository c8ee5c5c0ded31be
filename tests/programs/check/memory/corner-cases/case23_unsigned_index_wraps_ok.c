//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
// The greatest unsigned index is one step back: addresses wrap around.
extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    int *p = &a[1];
    unsigned long n = __VERIFIER_nondet_ulong();
    if (n < 1 || n > 4) {
        return 0;
    }
    return p[n - 2];
}

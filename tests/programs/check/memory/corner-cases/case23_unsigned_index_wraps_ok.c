//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
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

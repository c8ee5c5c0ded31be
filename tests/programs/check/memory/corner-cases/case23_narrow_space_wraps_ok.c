//@ property: valid-memsafety
//@ truth: true
//@ options: --data-model ilp32
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// In a narrow address space, so is the greatest index of 32 bits.
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    int *p = &a[1];
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 1 || n > 4) {
        return 0;
    }
    return p[n - 2];
}

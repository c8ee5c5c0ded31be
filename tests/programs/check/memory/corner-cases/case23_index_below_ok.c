//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The index may be negative: `p[-1]` is in the array.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    int *p = &a[1];
    long n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    return p[n - 2];
}

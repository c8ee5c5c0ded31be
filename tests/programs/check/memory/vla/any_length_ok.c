//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
// The length is any positive number: a proof needs i < n.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n <= 0) {
        return 0;
    }
    char seen[n];
    for (int i = 0; i < n; i++) {
        seen[i] = 0;
    }
    int k = __VERIFIER_nondet_int();
    if (0 <= k && k < n) {
        seen[k] = 1;
        return seen[n - 1 - k];
    }
    return seen[n / 2];
}

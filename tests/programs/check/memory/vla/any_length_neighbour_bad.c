//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The last element has no right neighbour.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n <= 0) {
        return 0;
    }
    char seen[n];
    int k = __VERIFIER_nondet_int();
    seen[0] = 0;
    if (0 <= k && k < n) {
        seen[k + 1] = 1; //~ VIOLATION valid-deref
    }
    return seen[0];
}

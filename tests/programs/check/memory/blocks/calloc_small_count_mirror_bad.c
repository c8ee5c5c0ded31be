//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The mirror image of 0 is n - 1, not n.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 1 && n <= 5);
    int *counts = calloc(n, sizeof(int));
    int total = 0;
    for (int i = 0; i < n; i++) {
        total += counts[n - i]; //~ VIOLATION valid-deref
    }
    free(counts);
    return total;
}

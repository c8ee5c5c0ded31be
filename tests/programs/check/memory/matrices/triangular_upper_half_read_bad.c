//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The element above the last one of the row before does not exist.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    long **pascal = malloc(n * sizeof(long *));
    for (int i = 0; i < n; i++) {
        pascal[i] = malloc((i + 1) * sizeof(long));
        pascal[i][0] = 1;
        for (int j = 1; j <= i; j++) {
            pascal[i][j] = pascal[i - 1][j - 1] + pascal[i - 1][j]; //~ VIOLATION valid-deref
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        free(pascal[i]);
    }
    free(pascal);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The result takes the place of the only reference to the argument.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *transposed(const int *m, int n) {
    int *t = malloc(n * n * sizeof(int));
    for (int r = 0; r < n; r++) {
        for (int c = 0; c < n; c++) {
            t[c * n + r] = m[r * n + c];
        }
    }
    return t;
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 3) {
        return 0;
    }
    int *m = calloc(n * n, sizeof(int));
    m = transposed(m, n); //~ VIOLATION valid-memtrack
    free(m);
    return 0;
}

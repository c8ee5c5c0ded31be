//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=300 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Sizes are not bounded.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int rows = __VERIFIER_nondet_int();
    int cols = __VERIFIER_nondet_int();
    if (rows <= 0 || cols <= 0) {
        return 0;
    }
    int **m = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++) {
        m[i] = malloc(cols * sizeof(int));
    }
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < cols; j++) {
            m[i][j] = 0;
        }
    }
    for (int i = 0; i < rows; i++) {
        free(m[i]);
    }
    free(m);
    return 0;
}

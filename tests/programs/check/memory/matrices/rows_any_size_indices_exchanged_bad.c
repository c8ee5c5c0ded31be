//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --set limits.nodes=300 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
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
        m[i] = calloc(cols, sizeof(int));
    }
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < cols; j++) {
            m[j][i] = 1; //~ VIOLATION valid-deref
        }
    }
    for (int i = 0; i < rows; i++) {
        free(m[i]);
    }
    free(m);
    return 0;
}

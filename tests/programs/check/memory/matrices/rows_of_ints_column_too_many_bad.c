//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int rows = __VERIFIER_nondet_int();
    int cols = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 3 || cols < 1 || cols > 3) {
        return 0;
    }
    int **m = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++) {
        m[i] = malloc(cols * sizeof(int));
        for (int j = 0; j <= cols; j++) {
            m[i][j] = i * cols + j; //~ VIOLATION valid-deref
        }
    }
    for (int i = 0; i < rows; i++) {
        free(m[i]);
    }
    free(m);
    return 0;
}

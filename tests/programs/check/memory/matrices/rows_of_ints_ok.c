//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A table of rows, each a block of its own.
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
        for (int j = 0; j < cols; j++) {
            m[i][j] = i * cols + j;
        }
    }
    int last = m[rows - 1][cols - 1];
    for (int i = 0; i < rows; i++) {
        free(m[i]);
    }
    free(m);
    return last < 0;
}

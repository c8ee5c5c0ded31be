//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *transposed(const int *m, int rows, int cols) {
    int *t = malloc(rows * cols * sizeof(int));
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
            t[c * rows + r] = m[r * cols + c];
        }
    }
    return t;
}
int main(void) {
    int rows = __VERIFIER_nondet_int();
    int cols = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 3 || cols < 1 || cols > 3) {
        return 0;
    }
    int *m = calloc(rows * cols, sizeof(int));
    int *t = transposed(m, rows, cols);
    free(m);
    free(t);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The result has the shape of the argument.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int **make(int rows, int cols) {
    int **m = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++) {
        m[i] = calloc(cols, sizeof(int));
    }
    return m;
}
static void drop(int **m, int rows) {
    for (int i = 0; i < rows; i++) {
        free(m[i]);
    }
    free(m);
}
int main(void) {
    int rows = __VERIFIER_nondet_int();
    int cols = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 3 || cols < 1 || cols > 3) {
        return 0;
    }
    int **m = make(rows, cols), **t = make(rows, cols);
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < cols; c++) {
            t[c][r] = m[r][c]; //~ VIOLATION valid-deref
        }
    }
    drop(m, rows);
    drop(t, rows);
    return 0;
}

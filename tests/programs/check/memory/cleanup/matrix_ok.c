//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int **matrix_new(int rows, int cols) {
    int **m = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++) {
        m[i] = calloc(cols, sizeof(int));
    }
    return m;
}
static void matrix_free(int **m, int rows) {
    while (rows-- > 0) {
        free(m[rows]);
    }
    free(m);
}
int main(void) {
    int rows = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 4) {
        return 0;
    }
    int **m = matrix_new(rows, 2);
    m[rows - 1][1] = 1;
    matrix_free(m, rows);
    return 0;
}

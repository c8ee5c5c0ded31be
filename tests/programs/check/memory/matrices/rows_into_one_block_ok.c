//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The table leads into one block, which the first row stands for.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int rows = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 4) {
        return 0;
    }
    int **m = malloc(rows * sizeof(int *));
    m[0] = malloc(rows * 3 * sizeof(int));
    for (int i = 1; i < rows; i++) {
        m[i] = m[i - 1] + 3;
    }
    m[rows - 1][2] = 1;
    free(m[0]);
    free(m);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The rows are not blocks of their own.
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
    for (int i = 0; i < rows; i++) {
        free(m[i]); //~ VIOLATION valid-free
    }
    free(m);
    return 0;
}

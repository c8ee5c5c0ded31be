//@ property: valid-memsafety
//@ options: --set limits.nodes=600
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// A pointer goes from row to row.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 1000 || columns < 1 || columns > 1000) {
        return 0;
    }
    int *a = malloc(sizeof(int) * rows * columns);
    for (int i = 0; i < rows; i++) {
        int *row = a + i * columns;
        for (int j = 0; j < columns; j++) {
            row[j] = 1;
        }
    }
    free(a);
    return 0;
}

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
// From one matrix to another one, whose rows are the columns of the first.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 1000 || columns < 1 || columns > 1000) {
        return 0;
    }
    int *a = malloc(sizeof(int) * rows * columns);
    int *b = malloc(sizeof(int) * columns * rows);
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
            b[j * rows + i] = a[i * columns + j];
        }
    }
    free(b);
    free(a);
    return 0;
}

//@ property: valid-memsafety
//@ options: --set limits.nodes=600
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// A table of pointers to the rows of a block.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 1000 || columns < 1 || columns > 1000) {
        return 0;
    }
    char *whole = malloc((unsigned long)rows * columns);
    char *table[rows];
    for (int i = 0; i < rows; i++) {
        table[i] = whole + i * columns;
    }
    int row = __VERIFIER_nondet_int(), column = __VERIFIER_nondet_int();
    if (row >= 0 && row < rows && column >= 0 && column < columns) {
        table[row][column] = 1;
    }
    free(whole);
    return 0;
}

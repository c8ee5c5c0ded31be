//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The sum visits one row more than there is.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int rows = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 3) {
        return 0;
    }
    int **m = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++) {
        m[i] = calloc(2, sizeof(int));
    }
    int sum = 0;
    for (int i = 0; i <= rows; i++) {
        sum += m[i][0] + m[i][1]; //~ VIOLATION valid-deref
    }
    for (int i = 0; i < rows; i++) {
        free(m[i]);
    }
    free(m);
    return sum;
}

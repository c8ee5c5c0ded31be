//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Freeing begins with the second row.
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int rows = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 4) {
        return 0;
    }
    int **m = malloc(rows * sizeof(int *));
    for (int i = 0; i < rows; i++) {
        m[i] = calloc(3, sizeof(int));
    }
    for (int i = 1; i < rows; i++) {
        free(m[i]);
    }
    free(m); //~ VIOLATION valid-memtrack
    return 0;
}

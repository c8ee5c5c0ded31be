//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// There is no row behind the last one.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 1000 || columns < 1 || columns > 1000) {
        return 0;
    }
    int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int();
    if (i < 0 || i >= rows || j < 0 || j >= columns) {
        return 0;
    }
    int *a = malloc(sizeof(int) * rows * columns);
    int *row = a + (i + 1) * columns;
    row[j] = 1; //~ VIOLATION
    free(a);
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// An index into the whole is one of a row and one in it.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 1000 || columns < 1 || columns > 1000) {
        return 0;
    }
    int k = __VERIFIER_nondet_int();
    if (k < 0 || k >= rows * columns) {
        return 0;
    }
    int *a = malloc(sizeof(int) * rows * columns);
    a[k / columns * columns + k % columns] = 1;
    free(a);
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Three dimensions.
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 300 || columns < 1 || columns > 300) {
        return 0;
    }
    int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int();
    if (i < 0 || i >= rows || j < 0 || j >= columns) {
        return 0;
    }
    int layers = __VERIFIER_nondet_int(), k = __VERIFIER_nondet_int();
    if (layers < 1 || layers > 300 || k < 0 || k >= layers) {
        return 0;
    }
    char *a = malloc((unsigned long)layers * rows * columns);
    a[(k * rows + i) * columns + j] = 1;
    free(a);
    return 0;
}

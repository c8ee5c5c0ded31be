//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// A division says that the size does not wrap around.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    unsigned rows = __VERIFIER_nondet_uint(), columns = __VERIFIER_nondet_uint();
    unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
    if (columns == 0 || rows > 4000000000u / columns || i >= rows || j >= columns) {
        return 0;
    }
    char *a = malloc(rows * columns);
    a[i * columns + j] = 1;
    free(a);
    return 0;
}

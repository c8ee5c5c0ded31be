//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The size is computed in 32 bits, which it does not fit, and the index in 64.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    unsigned rows = __VERIFIER_nondet_uint(), columns = __VERIFIER_nondet_uint();
    unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
    if (rows > 70000 || columns > 70000 || i >= rows || j >= columns) {
        return 0;
    }
    char *a = malloc(rows * columns);
    a[(unsigned long)i * columns + j] = 1; //~ VIOLATION
    free(a);
    return 0;
}

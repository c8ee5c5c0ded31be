//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Sizes without a sign, as wide as addresses.
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    unsigned long rows = __VERIFIER_nondet_ulong(), columns = __VERIFIER_nondet_ulong();
    unsigned long i = __VERIFIER_nondet_ulong(), j = __VERIFIER_nondet_ulong();
    if (rows > 30000 || columns > 30000 || i >= rows || j >= columns) {
        return 0;
    }
    short *a = malloc(rows * columns * sizeof(short));
    a[i * columns + j] = 1;
    free(a);
    return 0;
}

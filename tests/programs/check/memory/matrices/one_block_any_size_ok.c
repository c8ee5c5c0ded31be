//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// One element of a matrix in one block; the sizes are arbitrary.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned short __VERIFIER_nondet_ushort(void);

int main(void) {
    unsigned long rows = __VERIFIER_nondet_ushort();
    unsigned long cols = __VERIFIER_nondet_ushort();
    unsigned long r = __VERIFIER_nondet_ushort();
    unsigned long c = __VERIFIER_nondet_ushort();
    if (r >= rows || c >= cols) {
        return 0;
    }
    int *m = malloc(rows * cols * sizeof(int));
    m[r * cols + c] = 1;
    free(m);
    return 0;
}

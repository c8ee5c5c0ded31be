//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The row is multiplied by the number of rows.
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
    m[r * rows + c] = 1; //~ VIOLATION valid-deref
    free(m);
    return 0;
}

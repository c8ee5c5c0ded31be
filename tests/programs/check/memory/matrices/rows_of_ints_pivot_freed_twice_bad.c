//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The pivot row is freed on its own and with the others.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int pivot = __VERIFIER_nondet_int();
    if (pivot < 0 || pivot > 2) {
        return 0;
    }
    int *m[3];
    for (int i = 0; i < 3; i++) {
        m[i] = malloc(3 * sizeof(int));
    }
    m[pivot][0] = 1;
    free(m[pivot]);
    for (int i = 0; i < 3; i++) {
        free(m[i]); //~ VIOLATION valid-free
    }
    return 0;
}

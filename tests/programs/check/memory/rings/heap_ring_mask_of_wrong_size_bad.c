//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The mask 7 fits eight slots, the block has six.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned start = __VERIFIER_nondet_uint();
    int *slots = calloc(6, sizeof(int));
    for (unsigned i = 0; i < 2; i++) {
        slots[(start + i) & 7] = 1; //~ VIOLATION valid-deref
    }
    free(slots);
    return 0;
}

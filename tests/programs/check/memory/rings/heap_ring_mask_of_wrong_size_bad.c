//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

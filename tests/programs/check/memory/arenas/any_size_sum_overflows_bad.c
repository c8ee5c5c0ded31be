//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A huge request makes the sum small.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned size = __VERIFIER_nondet_uint();
    unsigned used = __VERIFIER_nondet_uint();
    unsigned request = __VERIFIER_nondet_uint();
    if (size == 0 || used > size || request == 0) {
        return 0;
    }
    char *base = malloc(size);
    if (used + request <= size) {
        char *piece = base + used;
        piece[request - 1] = 1; //~ VIOLATION valid-deref
    }
    free(base);
    return 0;
}

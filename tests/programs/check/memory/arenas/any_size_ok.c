//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Sizes and requests are arbitrary; the check cannot overflow.
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
    if (request <= size - used) {
        char *piece = base + used;
        piece[request - 1] = 1;
    }
    free(base);
    return 0;
}

//@ property: valid-deref,valid-free
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
//@ expect[auto]: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 40) {
        return 0;
    }
    char *block = malloc(64);
    long *slot = (long *)(((unsigned long)(block + n) + 7) & ~7ul);
    *slot = 1;
    free(block);
    return 0;
}

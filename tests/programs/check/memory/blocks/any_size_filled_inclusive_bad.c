//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n == 0 || n > 1000) {
        return 0;
    }
    char *flags = malloc(n);
    for (unsigned i = 0; i <= n; i++) {
        flags[i] = 1; //~ VIOLATION valid-deref
    }
    free(flags);
    return 0;
}

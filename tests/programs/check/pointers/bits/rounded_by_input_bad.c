//@ property: valid-deref,valid-free
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 40) {
        return 0;
    }
    char *block = malloc(44);
    long *slot = (long *)(((unsigned long)(block + n) + 7) & ~7ul);
    *slot = 1; //~ VIOLATION valid-deref
    free(block);
    return 0;
}

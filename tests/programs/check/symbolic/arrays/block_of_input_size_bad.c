//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    unsigned length = __VERIFIER_nondet_uint();
    unsigned index = __VERIFIER_nondet_uint();
    if (length == 0 || length > 16) {
        return 0;
    }
    char *block = malloc(length);
    if (!block) {
        return 0;
    }
    if (index <= length) {
        block[index] = 'x'; //~ VIOLATION valid-deref
    }
    free(block);
    return 0;
}

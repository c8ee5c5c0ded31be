//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
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
    if (index < length) {
        block[index] = 'x';
    }
    block[length - 1] = 0;
    free(block);
    return 0;
}

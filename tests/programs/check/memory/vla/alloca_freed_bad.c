//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Long inputs go to the heap, short ones to the stack; both are freed.
extern void *malloc(unsigned long);
extern void *alloca(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 1 || n > 8) {
        return 0;
    }
    char *scratch;
    if (n > 4) {
        scratch = malloc(n);
    } else {
        scratch = alloca(n);
    }
    scratch[n - 1] = 0;
    free(scratch); //~ VIOLATION valid-free
    return 0;
}

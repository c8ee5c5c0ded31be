//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    long *stamps = malloc(n * sizeof(long));
    unsigned i = n;
    while (i > 0) {
        i--;
        stamps[i] = n - i;
    }
    free(stamps);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The last element of a block that may have none.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    long *stamps = calloc(n, sizeof(long));
    for (unsigned i = 0; i < n; i++) {
        stamps[i] = i;
    }
    long newest = stamps[(long)n - 1]; //~ VIOLATION valid-deref
    free(stamps);
    return newest > 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=300 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
// The size is any positive number: a proof needs 0 <= i < n at the write.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1) {
        return 0;
    }
    char *flags = malloc(n);
    for (int i = 0; i < n; i++) {
        flags[i] = 1;
    }
    char last = flags[n - 1];
    free(flags);
    return last;
}

//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n <= 0) {
        return 1;
    }
    int *a = malloc(n * sizeof(int));
    a[0] = a[n - 1] = 0;
    free(a);
    return 0;
}

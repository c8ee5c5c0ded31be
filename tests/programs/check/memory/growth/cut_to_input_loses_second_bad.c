//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// If only one is left, nothing leads to the second block any more.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    int m = __VERIFIER_nondet_int();
    if (n < 2 || n > 100 || m < 1 || m > n) {
        return 0;
    }
    int **a = malloc(n * sizeof(int *));
    a[0] = malloc(sizeof(int));
    a[1] = malloc(sizeof(int));
    a = realloc(a, m * sizeof(int *));
    free(a[0]);
    if (m > 1) {
        free(a[1]);
    }
    free(a);
    return 0;
}

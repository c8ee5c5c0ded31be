//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The new slots hold nothing.
extern void *calloc(unsigned long, unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 100) {
        return 0;
    }
    int **a = calloc(n, sizeof(int *));
    a = realloc(a, (n + 1) * sizeof(int *));
    free(a[0]);
    free(a[n]); //~ VIOLATION valid-free
    free(a);
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Both blocks have room for one pointer; the second was released before.
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
    *a[0] = 1;
    a[1] = malloc(sizeof(int));
    free(a[1]);
    a = realloc(a, m * sizeof(int *));
    *a[0] += 1;
    free(a[0]);
    free(a);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 5) {
        return 0;
    }
    int *a = malloc(n * sizeof(int));
    int *end = a + n;
    for (int *p = a; p <= end; p++) {
        *p = 1; //~ VIOLATION valid-deref
    }
    free(a);
    return 0;
}

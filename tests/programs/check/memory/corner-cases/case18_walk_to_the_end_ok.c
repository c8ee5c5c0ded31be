//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// One past the end is compared and never accessed.
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
    for (int *p = a; p != end; p++) {
        *p = 1;
    }
    free(a);
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 1 && n <= 5);
    int *counts = calloc(n, sizeof(int));
    int total = 0;
    for (int i = 0; i < n; i++) {
        counts[i] += i;
        total += counts[n - 1 - i];
    }
    free(counts);
    return total;
}

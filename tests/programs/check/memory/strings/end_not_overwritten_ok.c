//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=400 --set limits.conflicts=200000 --set solver.effort=100000
//@ expect[invariants-graph]: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
// Before the end of a text something is written once more.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void *__builtin_alloca(unsigned long);

int main(void) {
    int n = __VERIFIER_nondet_int(), k = __VERIFIER_nondet_int();
    if (n < 2 || n > 1000 || k < 0 || k >= n - 1) {
        return 0;
    }
    char *text = __builtin_alloca(n);
    text[n - 1] = 0;
    text[k] = 5;
    char *p = text;
    while (*p) {
        p++;
    }
    return 0;
}

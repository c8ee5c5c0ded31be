//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --set limits.nodes=400 --set limits.conflicts=200000 --set solver.effort=100000
//@ expect[invariants-graph]: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
// Two texts in one block, or perhaps only one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void *__builtin_alloca(unsigned long);

int main(void) {
    int n = __VERIFIER_nondet_int(), k = __VERIFIER_nondet_int();
    if (n < 3 || n > 1000 || k < 0 || k > n) {
        return 0;
    }
    char *text = __builtin_alloca(n + 1);
    text[k] = 0;
    text[n] = 0;
    char *p = text;
    while (*p) {
        p++;
    }
    p++;
    while (*p) {
        p++;
    }
    return 0;
}

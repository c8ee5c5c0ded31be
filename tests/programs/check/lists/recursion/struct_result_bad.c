//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// A struct that the callee returns has a pointer to what it freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct pair {
    int *a;
    int *b;
};
static struct pair f(struct pair p, int n) {
    if (n <= 0) {
        free(p.a);
        return p;
    }
    struct pair q = { p.b, p.a };
    struct pair r = f(q, n - 1);
    *p.a = 1;
    return r;
}
int main(void) {
    struct pair p = { malloc(4), malloc(4) };
    f(p, __VERIFIER_nondet_int());
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A struct of pointers goes down and comes back.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct pair {
    int *a;
    int *b;
};
static struct pair f(struct pair p) {
    if (__VERIFIER_nondet_int()) {
        return p;
    }
    struct pair r = f(p);
    *r.a = 1;
    *r.b = 2;
    return r;
}
int main(void) {
    struct pair p = { malloc(4), malloc(4) };
    struct pair r = f(p);
    free(r.a);
    free(r.b);
    return 0;
}

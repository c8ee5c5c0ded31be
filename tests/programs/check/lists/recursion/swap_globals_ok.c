//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Two globals are exchanged at each level, and both are freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *a, *b;
static void f(void) {
    int *t = a;
    a = b;
    b = t;
    if (__VERIFIER_nondet_int()) {
        f();
    }
}
int main(void) {
    a = malloc(4);
    b = malloc(4);
    f();
    free(a);
    free(b);
    return 0;
}

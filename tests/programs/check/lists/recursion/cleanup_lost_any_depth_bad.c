//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The innermost activation loses its block.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void f(void) {
    int *p = malloc(sizeof *p);
    *p = 0;
    if (__VERIFIER_nondet_int()) {
        f();
        free(p);
    }
}
int main(void) {
    f();
    return 0;
}

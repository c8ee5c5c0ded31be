//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// Each activation has a block and frees it behind the call.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void f(void) {
    int *p = malloc(sizeof *p);
    *p = 0;
    if (__VERIFIER_nondet_int()) {
        f();
    }
    free(p);
}
int main(void) {
    f();
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// A global leads to a block that is freed below and read on the way back.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *shared;
static void f(void) {
    if (__VERIFIER_nondet_int()) {
        free(shared);
        shared = malloc(sizeof *shared);
        *shared = 1;
        return;
    }
    int *before = shared;
    f();
    *before = 2;
}
int main(void) {
    shared = malloc(sizeof *shared);
    f();
    free(shared);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The callee returns a block of its own frame.
extern void *alloca(unsigned long);
extern int __VERIFIER_nondet_int(void);

static int *f(int n) {
    int *mine = alloca(4);
    *mine = n;
    if (n > 0) {
        int *below = f(n - 1);
        *mine = *below;
    }
    return mine;
}
int main(void) {
    f(__VERIFIER_nondet_int());
    return 0;
}

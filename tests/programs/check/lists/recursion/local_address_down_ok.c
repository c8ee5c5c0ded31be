//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// The address of a local goes down through all activations, which write to it.

extern int __VERIFIER_nondet_int(void);

static void f(int *p) {
    *p = 1;
    if (__VERIFIER_nondet_int()) {
        f(p);
    }
}
int main(void) {
    int x = 0;
    f(&x);
    return x;
}

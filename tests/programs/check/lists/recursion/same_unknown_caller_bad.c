//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The callee reads an unknown as the caller did, and they need not be equal.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

static int f(void) {
    int x = __VERIFIER_nondet_int();
    if (x > 0) {
        int below = f();
        if (below != x && below > 0) {
            reach_error();
        }
    }
    return x;
}
int main(void) {
    f();
    return 0;
}

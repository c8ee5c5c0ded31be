//@ property: no-overflow
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// The sum stays small because the depth is bounded.

extern int __VERIFIER_nondet_int(void);

static int f(int n) {
    if (n <= 0) {
        return 0;
    }
    int below = f(n - 1);
    if (below > 1000) {
        return 1000;
    }
    return below + 2;
}
int main(void) {
    return f(__VERIFIER_nondet_int()) > 0;
}

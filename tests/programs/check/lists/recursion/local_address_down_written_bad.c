//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// Each activation writes to the local of its caller.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

static void f(int *p, int n) {
    int mine = 0;
    if (n > 0) {
        f(&mine, n - 1);
        if (mine == 3) {
            reach_error();
        }
    }
    *p = n;
}
int main(void) {
    int x = 0;
    f(&x, __VERIFIER_nondet_int());
    return 0;
}

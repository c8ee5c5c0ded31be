//@ property: no-overflow
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
//@ expect[invariants-lists-recursion]: unknown
// The recursion counts down and stops at zero only, so a negative number passes the least int.

extern int __VERIFIER_nondet_int(void);

static void f(int n) {
    if (n == 0) {
        return;
    }
    f(n - 1);
}
int main(void) {
    f(__VERIFIER_nondet_int());
    return 0;
}

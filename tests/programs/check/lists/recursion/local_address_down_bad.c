//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: unknown
// The address of a local goes down and is kept in a global, which is read when the local is gone.

extern int __VERIFIER_nondet_int(void);

static int *kept;
static void f(int *p, int n) {
    int mine = 1;
    kept = p;
    if (n > 0) {
        f(&mine, n - 1);
    }
}
int main(void) {
    int x = 0;
    f(&x, __VERIFIER_nondet_int());
    return *kept;
}

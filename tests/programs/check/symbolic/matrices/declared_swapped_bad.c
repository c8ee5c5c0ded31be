//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The indices in the other order.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int rows = __VERIFIER_nondet_int(), columns = __VERIFIER_nondet_int();
    if (rows < 1 || rows > 1000 || columns < 1 || columns > 1000) {
        return 0;
    }
    int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int();
    if (i < 0 || i >= rows || j < 0 || j >= columns) {
        return 0;
    }
    int a[rows][columns];
    a[j][i] = 1; //~ VIOLATION
    return 0;
}

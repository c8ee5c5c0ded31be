//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Rows and columns are exchanged in the check.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int cells[12];
    int row = __VERIFIER_nondet_int();
    int column = __VERIFIER_nondet_int();
    for (int i = 0; i < 12; i++) {
        cells[i] = i;
    }
    if (row >= 0 && row < 4 && column >= 0 && column < 3) {
        return cells[row * 4 + column]; //~ VIOLATION valid-deref
    }
    return 0;
}

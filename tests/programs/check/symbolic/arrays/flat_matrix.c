//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int cells[12];
    int row = __VERIFIER_nondet_int();
    int column = __VERIFIER_nondet_int();
    for (int i = 0; i < 12; i++) {
        cells[i] = i;
    }
    if (row >= 0 && row < 3 && column >= 0 && column < 4) {
        return cells[row * 4 + column];
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int squares[8];
    for (int i = 0; i < 8; i++) {
        squares[i] = i * i;
    }
    unsigned u = __VERIFIER_nondet_uint();
    if (u < 8 && squares[u] > 40) {
        return 1;
    }
    int i = __VERIFIER_nondet_int();
    if (i < 8) {
        return squares[i]; //~ VIOLATION valid-deref
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    int a[4] = {1, 0, 2, 0};
    unsigned i = __VERIFIER_nondet_uint();
    while (i < 4 && a[i] != 0) {
        i++;
    }
    return i >= 4 || a[i] == 0;
}

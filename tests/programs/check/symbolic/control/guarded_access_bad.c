//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Nothing stops the search but a zero, and the bound comes too late.
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    int a[4] = {1, 0, 2, 3};
    unsigned i = __VERIFIER_nondet_uint();
    if (i >= 4) {
        return 0;
    }
    while (a[i] != 0 && i < 4) { //~ VIOLATION valid-deref
        i++;
    }
    return (int)i;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The check of the sign is lost in the comparison with an unsigned length.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    unsigned length = 4;
    int n = __VERIFIER_nondet_int();
    if (n > length) {
        return 0;
    }
    return a[n]; //~ VIOLATION valid-deref
}

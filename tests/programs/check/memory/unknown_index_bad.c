//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4};
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i <= 4) {
        return a[i]; //~ VIOLATION valid-deref
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
// Needs bounds on unknown values.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4};
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i < 4) {
        return a[i];
    }
    return 0;
}

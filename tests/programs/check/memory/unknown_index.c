//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[loops]: true
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

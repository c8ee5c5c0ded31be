//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4};
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i <= 4) {
        return a[i]; //~ VIOLATION valid-deref
    }
    return 0;
}

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
    int x = 4;
    int *p = 0;
    if (__VERIFIER_nondet_int() != 12) {
        p = &x;
    }
    return *p; //~ VIOLATION valid-deref
}

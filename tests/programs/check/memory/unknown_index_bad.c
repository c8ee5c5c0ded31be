//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4};
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i <= 4) {
        return a[i]; //~ VIOLATION valid-deref
    }
    return 0;
}

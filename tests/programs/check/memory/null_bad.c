//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: false
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = 4;
    int *p = 0;
    if (__VERIFIER_nondet_int() != 12) {
        p = &x;
    }
    return *p; //~ VIOLATION valid-deref
}

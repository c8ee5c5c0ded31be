//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[4] = {1, 2, 3, 4};
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i <= 4) {
        return a[i]; //~ VIOLATION valid-deref
    }
    return 0;
}

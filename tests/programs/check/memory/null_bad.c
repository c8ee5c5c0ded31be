//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = 4;
    int *p = 0;
    if (__VERIFIER_nondet_int() != 12) {
        p = &x;
    }
    return *p; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern int __VERIFIER_nondet_int(void);
const char table[4];
int main(void) {
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i > 3) {
        return 0;
    }
    ((char *)table)[i] = 1; //~ VIOLATION valid-deref
    return 0;
}

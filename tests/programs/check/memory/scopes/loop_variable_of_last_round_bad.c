//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The variable of the round before is gone.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 4) {
        return 0;
    }
    int *previous = 0;
    int rises = 0;
    for (int i = 0; i < n; i++) {
        if (previous) {
            rises += *previous < i; //~ VIOLATION valid-deref
        }
        int value = __VERIFIER_nondet_int();
        previous = &value;
    }
    return rises;
}

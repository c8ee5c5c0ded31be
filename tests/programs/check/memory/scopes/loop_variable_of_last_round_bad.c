//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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

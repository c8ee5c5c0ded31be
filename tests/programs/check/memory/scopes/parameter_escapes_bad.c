//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// A parameter is a local variable too.
extern int __VERIFIER_nondet_int(void);

static int *remember(int value) {
    static int *last;
    if (value >= 0) {
        last = &value;
    }
    return last;
}
int main(void) {
    int *p = remember(__VERIFIER_nondet_int());
    return p ? *p : 0; //~ VIOLATION valid-deref
}

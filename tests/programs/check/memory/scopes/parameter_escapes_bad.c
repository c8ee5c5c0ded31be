//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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

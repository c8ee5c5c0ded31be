//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One of the two errors is not looked for.
extern int __VERIFIER_nondet_int(void);

static int *open_it(int which) {
    static int device = 7;
    if (which == 0) {
        return (int *)-1L;
    }
    if (which == 1) {
        return (int *)-2L;
    }
    return &device;
}
int main(void) {
    int *p = open_it(__VERIFIER_nondet_int());
    if (p == (int *)-1L) {
        return 1;
    }
    return *p; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Small negative numbers as errors in pointers, checked before use.
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
    if ((unsigned long)p >= (unsigned long)-10L) {
        return (int)(long)p;
    }
    return *p;
}

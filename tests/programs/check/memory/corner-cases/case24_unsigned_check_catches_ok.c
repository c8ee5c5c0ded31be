//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A negative index is large as well.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    unsigned length = 4;
    int n = __VERIFIER_nondet_int();
    if (n >= length) {
        return 0;
    }
    return a[n];
}

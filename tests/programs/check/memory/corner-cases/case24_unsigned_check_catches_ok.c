//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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

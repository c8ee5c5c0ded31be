//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The lower bound is one too low.
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    int *p = &a[1];
    long n = __VERIFIER_nondet_int();
    if (n < 0 || n > 4) {
        return 0;
    }
    return p[n - 2]; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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

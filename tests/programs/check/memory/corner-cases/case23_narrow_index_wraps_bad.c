//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Here not even the address wraps back.
extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
    int a[4] = {1, 2, 3, 4};
    int *p = &a[1];
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 1 || n > 4) {
        return 0;
    }
    return p[n - 2]; //~ VIOLATION valid-deref
}

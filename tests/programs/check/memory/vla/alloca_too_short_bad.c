//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *alloca(unsigned long);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 5) {
        return 0;
    }
    char *copy = alloca(n);
    for (int i = 0; i < n; i++) {
        copy[i] = 'c';
    }
    copy[n] = 0; //~ VIOLATION valid-deref
    return copy[0];
}

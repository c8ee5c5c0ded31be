//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 5) {
        return 0;
    }
    int row[n];
    for (int i = 1; i <= n; i++) {
        row[i] = i; //~ VIOLATION valid-deref
    }
    return row[n - 1];
}

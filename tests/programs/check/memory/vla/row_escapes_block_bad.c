//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    int fallback = 0;
    int *first = &fallback;
    if (n > 0 && n < 6) {
        int row[n];
        row[0] = n;
        first = row;
    }
    return *first; //~ VIOLATION valid-deref
}

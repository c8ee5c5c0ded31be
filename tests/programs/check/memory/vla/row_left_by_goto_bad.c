//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The jump back ends the array; its pointer survives.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = 2;
    int *kept = 0;
again:;
    int row[n];
    row[n - 1] = n;
    if (!kept) {
        kept = &row[n - 1];
        n = __VERIFIER_nondet_int();
        if (n < 1 || n > 5) {
            return 0;
        }
        goto again;
    }
    return *kept; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

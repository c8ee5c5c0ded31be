//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The variable grows, the array keeps the length it was made with.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    char row[n];
    n++;
    for (int i = 0; i < n; i++) {
        row[i] = 'r'; //~ VIOLATION valid-deref
    }
    return row[0];
}

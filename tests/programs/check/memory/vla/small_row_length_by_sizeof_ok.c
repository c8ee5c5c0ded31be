//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// sizeof remembers the length although the variable changes.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) {
        return 0;
    }
    short row[n];
    n++;
    for (unsigned long i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
        row[i] = (short)n;
    }
    return row[0];
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 5) {
        return 0;
    }
    int row[n];
    for (int i = 0; i < n; i++) {
        row[i] = i + 1;
    }
    int sum = 0;
    for (int i = n - 1; i >= 0; i--) {
        sum += row[i];
    }
    return sum;
}

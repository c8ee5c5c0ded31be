//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
static int trace(int n, int grid[n][n]) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += grid[i][i];
    }
    return sum;
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 3) {
        return 0;
    }
    int grid[n][n];
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
            grid[i][k] = i == k;
        }
    }
    return trace(n, grid);
}

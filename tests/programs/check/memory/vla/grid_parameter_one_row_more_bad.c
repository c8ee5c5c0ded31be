//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
static int corner(int rows, int columns, int grid[rows][columns]) {
    return grid[rows][columns - 1]; //~ VIOLATION valid-deref
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 3) {
        return 0;
    }
    int grid[n][2];
    for (int i = 0; i < n; i++) {
        grid[i][0] = grid[i][1] = i;
    }
    return corner(n, 2, grid);
}

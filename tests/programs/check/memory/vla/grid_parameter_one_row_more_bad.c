//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

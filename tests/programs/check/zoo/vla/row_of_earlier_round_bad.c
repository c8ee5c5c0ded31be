//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
//@ expect[loops]: false
// The best row so far ended with its round.
int main(void) {
    int *best = 0;
    for (int n = 1; n <= 3; n++) {
        int row[n];
        row[0] = n;
        if (best && *best > row[0]) { //~ VIOLATION valid-deref
            return 1;
        }
        best = row;
    }
    return 0;
}

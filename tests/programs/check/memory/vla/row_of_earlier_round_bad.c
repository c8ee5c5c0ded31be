//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
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

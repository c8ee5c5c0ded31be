//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Every round has its own array, longer than the one before.
int main(void) {
    int sum = 0;
    for (int n = 1; n <= 4; n++) {
        int row[n];
        row[n - 1] = n;
        for (int i = n - 1; i > 0; i--) {
            row[i - 1] = row[i] - 1;
        }
        sum += row[0];
    }
    return sum;
}

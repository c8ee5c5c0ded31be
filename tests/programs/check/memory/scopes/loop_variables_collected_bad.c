//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Every round has its own variable, and all are gone after the loop.
int main(void) {
    int *squares[3];
    for (int i = 0; i < 3; i++) {
        int square = i * i;
        squares[i] = &square;
    }
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        sum += *squares[i]; //~ VIOLATION valid-deref
    }
    return sum;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
int main(void) {
    int *p;
    int value;
    {
        int squares[4] = {0, 1, 4, 9};
        p = squares + 2;
        value = *p;
    }
    return value - 4;
}

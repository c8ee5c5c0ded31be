//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(void) {
    int *p;
    {
        int squares[4] = {0, 1, 4, 9};
        p = squares + 2;
    }
    return *p - 4; //~ VIOLATION valid-deref
}

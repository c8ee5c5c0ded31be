//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// An `if` statement is a block, and what its condition makes ends with it.
int main(void) {
    int *p;
    if ((p = &(int){ 1 }) && *p == 2) {
        return 1;
    }
    return *p; //~ VIOLATION valid-deref
}

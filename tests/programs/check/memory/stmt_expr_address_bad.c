//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The value of the statement expression is an address, and what it leads to ends with the block.
int main(void) {
    int *p = ({ int q = 1; &q; });
    return *p; //~ VIOLATION valid-deref
}

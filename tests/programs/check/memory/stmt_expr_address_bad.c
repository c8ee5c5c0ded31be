//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The value of the statement expression is an address, and what it leads to ends with the block.
int main(void) {
    int *p = ({ int q = 1; &q; });
    return *p; //~ VIOLATION valid-deref
}

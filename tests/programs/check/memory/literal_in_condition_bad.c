//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// An `if` statement is a block, and what its condition makes ends with it.
int main(void) {
    int *p;
    if ((p = &(int){ 1 }) && *p == 2) {
        return 1;
    }
    return *p; //~ VIOLATION valid-deref
}

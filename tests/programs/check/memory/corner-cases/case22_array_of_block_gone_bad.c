//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(void) {
    int *p;
    {
        int squares[4] = {0, 1, 4, 9};
        p = squares + 2;
    }
    return *p - 4; //~ VIOLATION valid-deref
}

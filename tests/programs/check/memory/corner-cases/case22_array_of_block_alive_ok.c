//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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

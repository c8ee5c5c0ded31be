//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(void) {
    int i = 1;
    int *p = ({ int q[3] = { 1, 2, 3 }; q + i; });
    p[1] = 4; //~ VIOLATION valid-deref
    return 0;
}

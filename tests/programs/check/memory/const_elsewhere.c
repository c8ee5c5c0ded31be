//@ property: valid-memsafety
//@ truth: open
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
// What the constant is that another file defines is not known here.
extern const int table[4];
int main(void) {
    int *p = (int *)table;
    p[1] = 2;
    return 0;
}

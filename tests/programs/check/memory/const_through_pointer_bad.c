//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
static void set(const int *p, int i) {
    ((int *)p)[i] = 9; //~ VIOLATION valid-deref
}
int main(void) {
    static const int table[3] = { 1, 2, 3 };
    int mine[3] = { 1, 2, 3 };
    set(mine, 1);
    set(table, 1);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
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

//@ property: valid-memsafety
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// What the constant is that another file defines is not known here.
extern const int table[4];
int main(void) {
    int *p = (int *)table;
    p[1] = 2;
    return 0;
}

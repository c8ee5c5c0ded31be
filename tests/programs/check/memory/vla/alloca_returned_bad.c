//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *alloca(unsigned long);
static int *make(int n) {
    int *cells = alloca(n * sizeof(int));
    cells[0] = n;
    return cells;
}
int main(void) {
    int *cells = make(3);
    return cells[0]; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Memory of a frame needs no free.
static int work(int n) {
    int *cells = __builtin_alloca(4 * sizeof(int));
    for (int i = 0; i < 4; i++) {
        cells[i] = n + i;
    }
    return cells[0];
}
int main(void) {
    return work(1) + work(-1);
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
static int *defaults(void) {
    return (int[]){1, 2, 3};
}
int main(void) {
    int *d = defaults();
    return d[2]; //~ VIOLATION valid-deref
}

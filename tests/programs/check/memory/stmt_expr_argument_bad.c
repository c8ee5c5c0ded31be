//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int use(int *p) {
    return *p; //~ VIOLATION valid-deref
}
int main(void) {
    return use(({ int q = 1; &q; }));
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
static void clean(int *x) {
    *x = 0;
}
int main(void) {
    int *p = ({ __attribute__((cleanup(clean))) int q = 1; &q; });
    return *p; //~ VIOLATION valid-deref
}

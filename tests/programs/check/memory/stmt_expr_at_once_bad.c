//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(void) {
    *({ int q = 1; &q; }) = 2; //~ VIOLATION valid-deref
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int use(int *p) {
    return *p; //~ VIOLATION valid-deref
}
int main(void) {
    return use(({ int q = 1; &q; }));
}

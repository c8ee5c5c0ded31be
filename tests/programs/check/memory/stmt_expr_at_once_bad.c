//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(void) {
    *({ int q = 1; &q; }) = 2; //~ VIOLATION valid-deref
    return 0;
}

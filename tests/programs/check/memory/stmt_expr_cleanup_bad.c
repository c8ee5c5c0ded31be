//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
static void clean(int *x) {
    *x = 0;
}
int main(void) {
    int *p = ({ __attribute__((cleanup(clean))) int q = 1; &q; });
    return *p; //~ VIOLATION valid-deref
}

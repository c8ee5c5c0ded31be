//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[loops]: unknown
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
int main(void) {
    int a[4], s = 0;
    for (int i = 0; i < 4; i++) {
        a[i] = i;
    }
    for (int i = 0; i <= 4; i++) {
        s += a[i]; //~ VIOLATION valid-deref
    }
    return s;
}

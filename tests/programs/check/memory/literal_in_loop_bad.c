//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(void) {
    int n = 2, s = 0, *p = &n;
    for (; n > 0; n--)
        s += *p, p = &(int){ n }; //~ VIOLATION valid-deref
    return s;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
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

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[loops]: unknown
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

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg]: false
//@ expect[smg-cegar]: false
//@ expect[smg-symexec]: false
//@ expect[loops]: false
int main(void) {
    char buf[16];
    char *far = buf + 19;
    *far = 1; //~ VIOLATION valid-deref
    return 0;
}

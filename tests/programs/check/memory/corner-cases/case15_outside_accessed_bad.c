//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(void) {
    char buf[16];
    char *far = buf + 19;
    *far = 1; //~ VIOLATION valid-deref
    return 0;
}

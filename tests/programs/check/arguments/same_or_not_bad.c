//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(int argc, char **argv) {
    if (argc < 3) {
        return 0;
    }
    char *p = argv[argc - 2], *q = argv[1];
    return p == q ? argv[argc][0] : 0; //~ VIOLATION valid-deref
}

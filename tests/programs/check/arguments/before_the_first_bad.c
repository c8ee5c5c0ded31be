//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(int argc, char **argv) {
    char *p = argv[argc - 2]; //~ VIOLATION valid-deref
    return p != 0;
}

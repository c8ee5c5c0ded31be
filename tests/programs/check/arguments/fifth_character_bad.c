//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(int argc, char **argv) {
    if (argc > 1) {
        return argv[1][5]; //~ VIOLATION valid-deref
    }
    return 0;
}

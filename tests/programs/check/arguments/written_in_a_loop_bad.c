//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        argv[i][0] = 0;
    }
    if (argc > 2 && argv[2][0] == 0) {
        return argv[argc][0]; //~ VIOLATION valid-deref
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: unknown
// That one of two arguments is not empty does not say which.
int main(int argc, char **argv) {
    char first = 0;
    if (argc < 3) {
        return 0;
    }
    for (int i = 1; i < 3; i++) {
        if (argv[i][0] != 0) {
            first = argv[i][0];
        }
    }
    return first != 0 ? argv[1][1] : 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
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

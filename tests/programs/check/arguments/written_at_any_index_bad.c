//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    if (argc < 3 || !argv[1][0]) {
        return 0;
    }
    int i = argc - 2;
    argv[i][0] = 0;
    return argv[1][0] ? 0 : argv[1][1000]; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        argv[i][0] = 0;
    }
    if (argc > 2 && argv[2][0] == 0) {
        return argv[argc][0]; //~ VIOLATION valid-deref
    }
    return 0;
}

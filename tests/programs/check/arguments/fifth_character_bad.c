//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    if (argc > 1) {
        return argv[1][5]; //~ VIOLATION valid-deref
    }
    return 0;
}

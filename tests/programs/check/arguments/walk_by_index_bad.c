//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    int options = 0;
    for (int i = 1; i <= argc; i++) {
        options += argv[i][0] == '-'; //~ VIOLATION valid-deref
    }
    return options;
}

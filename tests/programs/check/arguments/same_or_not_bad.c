//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    if (argc < 3) {
        return 0;
    }
    char *p = argv[argc - 2], *q = argv[1];
    return p == q ? argv[argc][0] : 0; //~ VIOLATION valid-deref
}

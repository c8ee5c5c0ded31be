//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    char *p = argv[argc + 1]; //~ VIOLATION valid-deref
    return p != 0;
}

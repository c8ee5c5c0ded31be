//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
int main(int argc, char **argv) {
    char buffer[8];
    int i = 0;
    if (argc < 2) {
        return 0;
    }
    while ((buffer[i] = argv[1][i])) { //~ VIOLATION valid-deref
        i++;
    }
    return buffer[0];
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: false
int main(int argc, char **argv) {
    int found = 0;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-' && argv[i][2] == 'x') { //~ VIOLATION valid-deref
            found = 1;
        }
    }
    return found;
}

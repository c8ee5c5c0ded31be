//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
int main(int argc, char **argv) {
    int found = 0;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-' && argv[i][1] == 'x') {
            found = 1;
        }
    }
    return found;
}

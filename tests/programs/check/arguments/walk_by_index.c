//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
int main(int argc, char **argv) {
    int options = 0;
    for (int i = 1; i < argc; i++) {
        options += argv[i][0] == '-';
    }
    return options;
}

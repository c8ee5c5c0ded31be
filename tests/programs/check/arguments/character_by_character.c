//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[invariants-lists]: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    int length = 0;
    for (char *p = argv[1]; *p; p++) {
        length++;
    }
    return length;
}

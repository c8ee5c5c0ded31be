//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[lists]: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
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

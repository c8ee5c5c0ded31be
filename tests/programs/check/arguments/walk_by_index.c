//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: true
int main(int argc, char **argv) {
    int options = 0;
    for (int i = 1; i < argc; i++) {
        options += argv[i][0] == '-';
    }
    return options;
}

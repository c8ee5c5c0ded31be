//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
int main(int argc, char **argv) {
    if (argc > 1) {
        return argv[1][0];
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(int argc, char **argv) {
    if (argc < 3 || !argv[1][0]) {
        return 0;
    }
    int i = argc - 2;
    argv[i][0] = 0;
    return argv[1][0] ? 0 : argv[1][1000]; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
int main(int argc, char **argv) {
    int options = 0;
    for (int i = 1; i <= argc; i++) {
        options += argv[i][0] == '-'; //~ VIOLATION valid-deref
    }
    return options;
}

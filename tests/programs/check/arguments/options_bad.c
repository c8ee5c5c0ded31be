//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ options: --set limits.nodes=1000
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: false
int main(int argc, char **argv) {
    int found = 0;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-' && argv[i][2] == 'x') { //~ VIOLATION valid-deref
            found = 1;
        }
    }
    return found;
}

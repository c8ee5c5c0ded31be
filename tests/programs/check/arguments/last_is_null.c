//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
int main(int argc, char **argv) {
    char *last = argv[argc];
    if (last) {
        return last[100];
    }
    return 0;
}

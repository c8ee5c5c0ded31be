//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern int strncmp(const char *, const char *, unsigned long);
int main(int argc, char **argv) {
    if (argc > 1 && strncmp(argv[1], "-o=", 3) == 0) {
        return argv[1][3];
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2 || !*argv[1]) {
        return 0;
    }
    return argv[1][strlen(argv[1]) - 1];
}

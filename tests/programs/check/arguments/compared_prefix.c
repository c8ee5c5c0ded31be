//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int strncmp(const char *, const char *, unsigned long);
int main(int argc, char **argv) {
    if (argc > 1 && strncmp(argv[1], "-o=", 3) == 0) {
        return argv[1][3];
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2 || !*argv[1]) {
        return 0;
    }
    return argv[1][strlen(argv[1]) - 1];
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern long strtol(const char *, char **, int);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    char *rest;
    long n = strtol(argv[1], &rest, 10);
    return *rest ? 1 : n == 3;
}

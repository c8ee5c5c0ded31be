//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern char *strchr(const char *, int);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    char *equals = strchr(argv[1], '=');
    if (!equals) {
        return 1;
    }
    return equals[1];
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern char *strchr(const char *, int);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    char *equals = strchr(argv[1], '=');
    return equals[1]; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    return argv[1][strlen(argv[1]) - 1]; //~ VIOLATION valid-deref
}

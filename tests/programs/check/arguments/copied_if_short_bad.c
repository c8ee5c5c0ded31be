//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern char *strcpy(char *, const char *);
int main(int argc, char **argv) {
    char buffer[8];
    if (argc > 1) {
        strcpy(buffer, argv[1]); //~ VIOLATION valid-deref
    }
    return 0;
}

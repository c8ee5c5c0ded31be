//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int puts(const char *);
extern char *strncpy(char *, const char *, unsigned long);
int main(int argc, char **argv) {
    char buffer[8];
    if (argc > 1) {
        strncpy(buffer, argv[1], 8);
        puts(buffer); //~ VIOLATION valid-deref
    }
    return 0;
}

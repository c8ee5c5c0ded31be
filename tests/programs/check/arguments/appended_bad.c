//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern char *strcat(char *, const char *);
int main(int argc, char **argv) {
    char buffer[16] = "to ";
    if (argc > 1) {
        strcat(buffer, argv[1]); //~ VIOLATION valid-deref
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int sprintf(char *, const char *, ...);
int main(int argc, char **argv) {
    char buffer[16];
    if (argc > 1) {
        sprintf(buffer, "%s!", argv[1]); //~ VIOLATION valid-deref
    }
    return 0;
}

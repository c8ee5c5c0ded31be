//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int puts(const char *);
extern char *strncat(char *, const char *, unsigned long);
int main(int argc, char **argv) {
    char buffer[16] = "to ";
    if (argc > 1) {
        strncat(buffer, argv[1], 12);
        puts(buffer);
    }
    return 0;
}

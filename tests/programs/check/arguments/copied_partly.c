//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int puts(const char *);
extern char *strncpy(char *, const char *, unsigned long);
int main(int argc, char **argv) {
    char buffer[8];
    if (argc > 1) {
        strncpy(buffer, argv[1], 7);
        buffer[7] = 0;
        puts(buffer);
    }
    return 0;
}

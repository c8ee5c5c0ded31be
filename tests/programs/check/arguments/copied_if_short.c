//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int puts(const char *);
extern char *strcpy(char *, const char *);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    char buffer[8];
    if (argc > 1 && strlen(argv[1]) < 8) {
        strcpy(buffer, argv[1]);
        puts(buffer);
    }
    return 0;
}

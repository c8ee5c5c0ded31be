//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int puts(const char *);
extern int snprintf(char *, unsigned long, const char *, ...);
int main(int argc, char **argv) {
    char buffer[16];
    if (argc > 1) {
        snprintf(buffer, sizeof buffer, "%s!", argv[1]);
        puts(buffer);
    }
    return 0;
}

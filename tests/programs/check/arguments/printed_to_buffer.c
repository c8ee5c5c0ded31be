//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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

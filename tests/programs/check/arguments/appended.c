//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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

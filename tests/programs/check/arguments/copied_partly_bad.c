//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

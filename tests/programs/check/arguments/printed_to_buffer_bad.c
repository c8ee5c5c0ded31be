//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern int sprintf(char *, const char *, ...);
int main(int argc, char **argv) {
    char buffer[16];
    if (argc > 1) {
        sprintf(buffer, "%s!", argv[1]); //~ VIOLATION valid-deref
    }
    return 0;
}

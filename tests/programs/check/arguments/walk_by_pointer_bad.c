//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern int puts(const char *);
int main(int argc, char **argv) {
    while (*argv) { //~ VIOLATION valid-deref
        puts(*argv++);
        argv++;
    }
    return 0;
}

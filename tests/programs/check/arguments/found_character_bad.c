//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern char *strchr(const char *, int);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    char *equals = strchr(argv[1], '=');
    return equals[1]; //~ VIOLATION valid-deref
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
extern char *strchr(const char *, int);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    char *equals = strchr(argv[1], '=');
    if (!equals) {
        return 1;
    }
    return equals[1];
}

//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern char *strdup(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 1;
    }
    char *copy = strdup(argv[1]);
    return copy[0]; //~ VIOLATION valid-memtrack
}

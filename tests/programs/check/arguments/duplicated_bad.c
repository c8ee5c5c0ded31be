//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern char *strdup(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 1;
    }
    char *copy = strdup(argv[1]);
    return copy[0]; //~ VIOLATION valid-memtrack
}

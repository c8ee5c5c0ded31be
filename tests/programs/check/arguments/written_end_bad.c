//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    argv[1][strlen(argv[1])] = 'x';
    return (int)strlen(argv[1]); //~ VIOLATION valid-deref
}

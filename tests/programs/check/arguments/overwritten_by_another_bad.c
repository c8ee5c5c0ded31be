//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// One argument is written over another of the same length, and differs from what it was.
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);

int main(int argc, char **argv) {
    if (argc < 3) {
        return 0;
    }
    char first = 0;
    for (int i = 0; i < 1; i++) {
        if (strlen(argv[1]) != strlen(argv[2])) {
            return 0;
        }
        first = argv[2][0];
        strcpy(argv[2], argv[1]);
    }
    int *nothing = 0;
    return argv[2][0] != first ? *nothing : 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// There is room for the option, which need not be the first argument.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned long strlen(const char *);
extern char *strcpy(char *, const char *);

int main(int argc, char **argv) {
    if (argc != 3) {
        return 0;
    }
    unsigned long length = 0;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-') {
            length = strlen(argv[i]);
        }
    }
    char *copy = malloc(length + 1);
    if (length > 0) {
        strcpy(copy, argv[1]);
    }
    free(copy);
    return 0;
}

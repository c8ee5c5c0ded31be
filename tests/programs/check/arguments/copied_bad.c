//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void free(void *);
extern void *malloc(unsigned long);
extern char *strcpy(char *, const char *);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 1;
    }
    char *copy = malloc(strlen(argv[1]));
    strcpy(copy, argv[1]); //~ VIOLATION valid-deref
    free(copy);
    return 0;
}

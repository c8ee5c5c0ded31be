//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void free(void *);
extern void *malloc(unsigned long);
extern int puts(const char *);
extern char *strcpy(char *, const char *);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 1;
    }
    char *copy = malloc(strlen(argv[1]) + 1);
    strcpy(copy, argv[1]);
    puts(copy);
    free(copy);
    return 0;
}

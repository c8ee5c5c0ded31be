//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void free(void *);
extern char *strdup(const char *);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 1;
    }
    char *copy = strdup(argv[1]);
    char end = copy[strlen(copy)];
    free(copy);
    return end;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void free(void *);
extern void *malloc(unsigned long);
int main(int argc, char **argv) {
    char **copy = malloc(argc * sizeof *copy);
    for (int i = 0; i <= argc; i++) {
        copy[i] = argv[i]; //~ VIOLATION valid-deref
    }
    free(copy);
    return 0;
}

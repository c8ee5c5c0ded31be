//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

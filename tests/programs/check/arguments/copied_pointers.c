//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern void free(void *);
extern void *malloc(unsigned long);
int main(int argc, char **argv) {
    char **copy = malloc((argc + 1) * sizeof *copy);
    for (int i = 0; i <= argc; i++) {
        copy[i] = argv[i];
    }
    free(copy);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void free(void *);
int main(int argc, char **argv) {
    free(argv[0]); //~ VIOLATION valid-free
    return 0;
}

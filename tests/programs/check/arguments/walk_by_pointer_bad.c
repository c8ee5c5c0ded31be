//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int puts(const char *);
int main(int argc, char **argv) {
    while (*argv) { //~ VIOLATION valid-deref
        puts(*argv++);
        argv++;
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern int puts(const char *);
int main(int argc, char **argv) {
    int verbose = 0;
    for (int i = 1; i < argc && argv[i][0] == '-'; i++) {
        switch (argv[i][1]) {
        case 'v':
            verbose++;
            break;
        case 'o':
            puts(argv[++i]); //~ VIOLATION valid-deref
            break;
        default:
            return 1;
        }
    }
    return verbose;
}

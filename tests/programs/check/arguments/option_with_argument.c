//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
extern int puts(const char *);
int main(int argc, char **argv) {
    int verbose = 0;
    char *output = 0;
    for (int i = 1; i < argc && argv[i][0] == '-'; i++) {
        switch (argv[i][1]) {
        case 'v':
            verbose++;
            break;
        case 'o':
            if (i + 1 < argc) {
                output = argv[++i];
            }
            break;
        default:
            return 1;
        }
    }
    if (output) {
        puts(output);
    }
    return verbose;
}

//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[invariants-lists]: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
extern int puts(const char *);
int main(int argc, char **argv) {
    while (*argv) {
        puts(*argv++);
    }
    return 0;
}

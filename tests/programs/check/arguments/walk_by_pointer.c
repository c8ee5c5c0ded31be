//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[lists]: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
extern int puts(const char *);
int main(int argc, char **argv) {
    while (*argv) {
        puts(*argv++);
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc < 2) {
        return 0;
    }
    char *s = argv[1];
    unsigned long n = strlen(s);
    for (unsigned long i = 0; i < n / 2; i++) {
        char c = s[i];
        s[i] = s[n - 1 - i];
        s[n - 1 - i] = c;
    }
    return 0;
}

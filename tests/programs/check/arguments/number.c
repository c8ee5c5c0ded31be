//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern int atoi(const char *);
int main(int argc, char **argv) {
    int a[10] = {0};
    if (argc < 2) {
        return 0;
    }
    int n = atoi(argv[1]);
    if (n < 0 || n > 9) {
        return 1;
    }
    return a[n];
}

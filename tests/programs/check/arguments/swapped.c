//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
int main(int argc, char **argv) {
    if (argc < 3) {
        return 0;
    }
    char *first = argv[1];
    argv[1] = argv[2];
    argv[2] = first;
    if (argv[2] != first || argv[1] == first) {
        return argv[1][1000];
    }
    return argv[1][0] + argv[2][0];
}

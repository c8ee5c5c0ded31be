//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
int main(int argc, char **argv) {
    if (argc > 1) {
        return argv[1][0];
    }
    return 0;
}

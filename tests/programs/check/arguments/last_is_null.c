//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
int main(int argc, char **argv) {
    char *last = argv[argc];
    if (last) {
        return last[100];
    }
    return 0;
}

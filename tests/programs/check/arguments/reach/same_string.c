//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc != 2) {
        return 0;
    }
    char c = argv[1][0];
    int i = argc - 1;
    if (argv[i][0] != c) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc < 1 || argv[argc] != 0) {
        reach_error();
    }
    for (int i = 0; i < argc; i++) {
        if (argv[i] == 0) {
            reach_error();
        }
    }
    return 0;
}

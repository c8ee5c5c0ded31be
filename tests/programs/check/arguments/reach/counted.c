//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern void reach_error(void);
int main(int argc, char **argv) {
    int n = 0;
    while (argv[n]) {
        n++;
    }
    if (n != argc) {
        reach_error();
    }
    return 0;
}

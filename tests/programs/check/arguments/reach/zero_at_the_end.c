//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: true
extern void reach_error(void);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    unsigned long n = strlen(argv[0]);
    if (argv[0][n] != 0) {
        reach_error();
    }
    for (unsigned long i = 0; i < n; i++) {
        if (argv[0][i] == 0) {
            reach_error();
        }
    }
    return 0;
}

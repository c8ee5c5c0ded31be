//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: true
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

//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc > 3 && argv[1][0] == 'x' && strlen(argv[1]) == 0) {
        reach_error();
    }
    return 0;
}

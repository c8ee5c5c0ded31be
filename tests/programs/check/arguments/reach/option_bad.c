//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc > 3 && argv[1][0] == 'x') {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

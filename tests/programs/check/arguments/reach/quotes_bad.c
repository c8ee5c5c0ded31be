//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
int main(int argc, char **argv) {
    if (argc == 2 && argv[1][0] == '\'' && argv[1][1] == '"' && argv[1][2] == '\\' && argv[1][3] == '\xc8') {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

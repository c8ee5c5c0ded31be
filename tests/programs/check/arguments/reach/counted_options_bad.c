//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
int main(int argc, char **argv) {
    int n = 0;
    for (int i = 1; i < argc; i++) {
        n += argv[i][0] == '-';
    }
    if (n == 3) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

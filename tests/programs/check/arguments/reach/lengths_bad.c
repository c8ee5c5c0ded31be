//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
extern unsigned long strlen(const char *);
int main(int argc, char **argv) {
    if (argc == 3 && strlen(argv[1]) == 3 && strlen(argv[2]) == 5 && argv[2][4] == argv[1][1]) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

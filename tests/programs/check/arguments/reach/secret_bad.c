//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
extern int strcmp(const char *, const char *);
int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "--secret=42") == 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

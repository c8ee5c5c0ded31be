//@ property: unreach-call
//@ truth: false
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
extern void reach_error(void);
extern int strcmp(const char *, const char *);
int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "--secret=42") == 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

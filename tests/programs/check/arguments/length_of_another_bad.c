//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The length of one argument is used with another, although neither is looked at in between.
extern unsigned long strlen(const char *);
extern int __VERIFIER_nondet_int(void);

int main(int argc, char **argv) {
    if (argc < 3) {
        return 0;
    }
    int which = __VERIFIER_nondet_int() ? 2 : 1;
    unsigned long length = 0;
    int is_done = 0;
    while (1) {
        if (is_done) {
            break;
        }
        length = strlen(argv[which]);
        which = 0;
        is_done = 1;
    }
    return argv[1][length];
}

//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A handler chosen at run time cleans up and ends the program.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

static char *resource;
static void quit(int code) {
    free(resource);
    exit(code);
}
static void ignore(int code) {
    (void)code;
}
int main(void) {
    resource = malloc(4);
    void (*handler)(int) = __VERIFIER_nondet_int() ? quit : ignore;
    handler(3);
    resource[0] = 1;
    quit(0);
    return 0;
}

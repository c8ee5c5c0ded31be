//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The second handler ends the program as it is.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

static char *resource;
static void quit(int code) {
    free(resource);
    exit(code);
}
static void die(int code) {
    exit(code);
}
int main(void) {
    resource = malloc(4);
    void (*handler)(int) = __VERIFIER_nondet_int() ? quit : die;
    resource[0] = 1;
    handler(3);
    return 0;
}

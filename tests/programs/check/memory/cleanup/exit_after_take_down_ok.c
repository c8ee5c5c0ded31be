//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The program ends deep inside, but cleans up before.
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

static int *settings;
static void fail(int code) {
    free(settings);
    exit(code);
}
static int checked(int value) {
    if (value < 0) {
        fail(2);
    }
    return value;
}
int main(void) {
    settings = malloc(2 * sizeof(int));
    settings[0] = checked(__VERIFIER_nondet_int());
    settings[1] = checked(__VERIFIER_nondet_int());
    free(settings);
    return 0;
}

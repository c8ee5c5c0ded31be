//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern void exit(int);
extern int __VERIFIER_nondet_int(void);

static int *settings;
static void fail(int code) {
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

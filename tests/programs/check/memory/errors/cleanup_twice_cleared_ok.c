//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Cleaning up clears what it frees, so it may be done twice.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static char *buffer;
static void cleanup(void) {
    free(buffer);
    buffer = 0;
}
static int work(void) {
    buffer = malloc(4);
    if (__VERIFIER_nondet_int() < 0) {
        cleanup();
        return -1;
    }
    buffer[3] = 1;
    return 0;
}
int main(void) {
    int code = work();
    cleanup();
    return code;
}

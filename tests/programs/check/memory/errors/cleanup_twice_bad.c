//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static char *buffer;
static void cleanup(void) {
    free(buffer); //~ VIOLATION valid-free
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

//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// The new block may lie where the freed one was.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *old = malloc(sizeof(long));
    free(old);
    long *new = malloc(sizeof(long));
    if (old == new) {
        reach_error(); //~ VIOLATION
    }
    free(new);
    return 0;
}

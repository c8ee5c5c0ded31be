//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The new block may lie elsewhere.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *old = malloc(sizeof(long));
    free(old);
    long *new = malloc(sizeof(long));
    if (old != new) {
        reach_error(); //~ VIOLATION
    }
    free(new);
    return 0;
}

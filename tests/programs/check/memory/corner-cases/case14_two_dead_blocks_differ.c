//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The same when both are dead.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *first = malloc(sizeof(long));
    long *second = malloc(sizeof(long));
    free(second);
    free(first);
    if (first == second) {
        reach_error();
    }
    return 0;
}

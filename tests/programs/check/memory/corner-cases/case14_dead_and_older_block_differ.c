//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Both blocks lived at the same time, so their addresses differ.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    long *first = malloc(sizeof(long));
    long *second = malloc(sizeof(long));
    free(first);
    if (first == second) {
        reach_error();
    }
    free(second);
    return 0;
}

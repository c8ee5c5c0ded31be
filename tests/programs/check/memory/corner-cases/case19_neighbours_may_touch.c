//@ property: unreach-call
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// Whether the end of one block is the start of another cannot be said: C allows it, and no machine is bound to do it.
extern void *malloc(unsigned long);
extern void reach_error(void);

int main(void) {
    int *p = malloc(2 * sizeof(int));
    int *q = malloc(2 * sizeof(int));
    if (p + 2 == q) {
        reach_error();
    }
    return 0;
}

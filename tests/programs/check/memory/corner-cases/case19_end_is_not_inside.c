//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The end of one block is not inside another.
extern void *malloc(unsigned long);
extern void reach_error(void);

int main(void) {
    int *p = malloc(2 * sizeof(int));
    int *q = malloc(2 * sizeof(int));
    if (p + 2 == q + 1) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
// There is no distance between two blocks.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);

int main(void) {
    int *p = malloc(5 * sizeof(int)), *q = malloc(5 * sizeof(int));
    if (q - p == 5) {
        reach_error();
    }
    free(p);
    free(q);
    return 0;
}

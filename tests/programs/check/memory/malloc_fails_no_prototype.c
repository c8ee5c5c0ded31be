//@ property: unreach-call
//@ truth: false
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ options: --malloc-may-fail
// What is called through the pointer cannot be passed on: whether it fails is not known.
extern void *malloc();
extern void free(void *);
extern void reach_error(void);
static void *(*allocate)() = malloc;
int main(void) {
    int *p = allocate(sizeof(int));
    if (!p)
        reach_error();
    free(p);
    return 0;
}

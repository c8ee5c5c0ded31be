//@ property: unreach-call
//@ truth: false
//@ options: --malloc-may-fail
//@ expect[invariants-graph]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
static void *(*allocate)(unsigned long) = malloc;
int main(void) {
    int *p = allocate(sizeof(int)), *q = malloc(sizeof(int));
    if (!p && q)
        reach_error(); //~ VIOLATION unreach-call
    free(p);
    free(q);
    return 0;
}

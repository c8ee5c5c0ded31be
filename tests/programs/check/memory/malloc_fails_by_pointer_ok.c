//@ property: valid-memsafety
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ options: --malloc-may-fail
extern void *malloc(unsigned long);
extern void free(void *);
static int *make(void *(*allocate)(unsigned long), int x) {
    int *p = allocate(sizeof(int));
    if (p)
        *p = x;
    return p;
}
int main(void) {
    int *p = make(malloc, 1), *q = make(malloc, 2);
    int sum = (p ? *p : 1) + (q ? *q : 2);
    free(p);
    free(q);
    return sum != 3;
}

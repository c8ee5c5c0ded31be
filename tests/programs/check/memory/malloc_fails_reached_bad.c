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
int main(void) {
    int *p = malloc(sizeof(int));
    if (!p)
        reach_error(); //~ VIOLATION unreach-call
    free(p);
    return 0;
}

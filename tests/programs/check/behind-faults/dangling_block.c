//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// A block is used after it was freed.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int *p = malloc(sizeof *p), x = 4;
    if (!p)
        return 0;
    *p = 1;
    free(p);
    if (__VERIFIER_nondet_int())
        *p = 5;
    x += *p - *p;
    x = 4;
    if (x != 4)
        reach_error();
    return 0;
}

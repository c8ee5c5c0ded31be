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
// Frees of what is no block free nothing.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    int x = 1, *p = malloc(4 * sizeof *p);
    if (!p)
        return 0;
    p[1] = 5;
    if (__VERIFIER_nondet_int())
        free(&x);
    else
        free(p + 1);
    if (x != 1 || p[1] != 5)
        reach_error();
    free(p);
    free(p);
    return 0;
}

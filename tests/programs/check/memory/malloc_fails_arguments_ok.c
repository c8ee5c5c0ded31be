//@ property: unreach-call
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ options: --malloc-may-fail
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    // The arguments are computed whether the call fails or not.
    void *p = malloc(8 / x);
    if (x == 0)
        reach_error();
    free(p);
    return 0;
}

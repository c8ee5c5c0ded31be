//@ property: unreach-call
//@ truth: true
//@ expect[loops]: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: true
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

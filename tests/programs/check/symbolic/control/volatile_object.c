//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// A volatile object holds what was written last.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    volatile unsigned port = __VERIFIER_nondet_uint();
    unsigned before = port;
    port = port + 1;
    if (port - before != 1) {
        reach_error();
    }
    return 0;
}

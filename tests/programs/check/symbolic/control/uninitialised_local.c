//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// An uninitialised variable has one arbitrary value.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x;
    unsigned y = x;
    if (x != y || x - y != 0) {
        reach_error();
    }
    x = __VERIFIER_nondet_uint();
    if (x == y && (x ^ y) != 0) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned a = __VERIFIER_nondet_uint();
    unsigned b = __VERIFIER_nondet_uint();
    if ((a - b > 0) != (a != b)) {
        reach_error();
    }
    if (a + b < a && b == 0) {
        reach_error();
    }
    if ((a + b < a) != (b > 0xffffffff - a)) {
        reach_error();
    }
    return 0;
}

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
    unsigned average = (a & b) + ((a ^ b) >> 1);
    unsigned long long wide = ((unsigned long long)a + b) / 2;
    if (average != wide) {
        reach_error();
    }
    return 0;
}

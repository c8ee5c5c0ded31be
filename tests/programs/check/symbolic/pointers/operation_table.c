//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static unsigned add(unsigned a, unsigned b) { return a + b; }
static unsigned both(unsigned a, unsigned b) { return a & b; }
static unsigned differ(unsigned a, unsigned b) { return a ^ b; }
static unsigned (*const operations[3])(unsigned, unsigned) = {add, both, differ};
int main(void) {
    unsigned which = __VERIFIER_nondet_uint();
    unsigned a = __VERIFIER_nondet_uint();
    unsigned b = __VERIFIER_nondet_uint();
    if (operations[which % 3](a, b) != operations[which % 3](b, a)) {
        reach_error();
    }
    return 0;
}

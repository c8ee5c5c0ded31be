//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static unsigned left(unsigned x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
static unsigned right(unsigned x, unsigned n) { return x >> (n & 31) | x << (-n & 31); }
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned n = __VERIFIER_nondet_uint();
    if (right(left(x, n), n) != x) {
        reach_error();
    }
    if (left(x, n) != right(x, 32 - n)) {
        reach_error();
    }
    return 0;
}

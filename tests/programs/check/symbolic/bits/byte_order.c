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
static unsigned swapped(unsigned x) {
    return x >> 24 | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | x << 24;
}
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    if (swapped(swapped(x)) != x) {
        reach_error();
    }
    if ((swapped(x) & 0xff) != x / 0x1000000) {
        reach_error();
    }
    if (swapped(x) != __builtin_bswap32(x)) {
        reach_error();
    }
    return 0;
}

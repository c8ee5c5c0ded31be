//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The masks of the middle bytes are exchanged.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static unsigned swapped(unsigned x) {
    return x >> 24 | (x >> 8 & 0xff0000) | (x << 8 & 0xff00) | x << 24;
}
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    if ((swapped(x) & 0xff0000ff) != (__builtin_bswap32(x) & 0xff0000ff)) {
        reach_error();
    }
    if (swapped(x) != __builtin_bswap32(x)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static const unsigned ones[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
int main(void) {
    unsigned char x = __VERIFIER_nondet_uchar();
    unsigned count = ones[x & 15] + ones[x >> 4];
    if (count > 8 || (count & 1) != ((x ^ x >> 1 ^ x >> 2 ^ x >> 3 ^ x >> 4 ^ x >> 5 ^ x >> 6 ^ x >> 7) & 1)) {
        reach_error();
    }
    return 0;
}

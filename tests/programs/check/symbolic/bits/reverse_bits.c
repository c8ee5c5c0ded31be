//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static unsigned char reverse(unsigned char x) {
    unsigned char reversed = 0;
    for (int i = 0; i < 8; i++) {
        reversed = (unsigned char)(reversed << 1 | (x >> i & 1));
    }
    return reversed;
}
int main(void) {
    unsigned char x = __VERIFIER_nondet_uchar();
    if (reverse(reverse(x)) != x) {
        reach_error();
    }
    if ((reverse(x) & 0x80) != (x & 1) << 7) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static unsigned char reverse(unsigned char x) {
    x = (unsigned char)((x & 0xf0) >> 4 | (x & 0x0f) << 4);
    x = (unsigned char)((x & 0xcc) >> 2 | (x & 0x33) << 2);
    return (unsigned char)((x & 0xaa) >> 1 | (x & 0x55) << 1);
}
int main(void) {
    unsigned char x = __VERIFIER_nondet_uchar();
    if (x != 0 && x != 255 && reverse(x) == x) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

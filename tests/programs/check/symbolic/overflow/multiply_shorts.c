//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern short __VERIFIER_nondet_short(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
    short a = __VERIFIER_nondet_short();
    short b = __VERIFIER_nondet_short();
    unsigned char c = __VERIFIER_nondet_uchar();
    int product = a * b;
    int scaled = a * c * 255;
    return product > scaled;
}

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
struct colour {
    unsigned char red, green, blue;
};
static unsigned short pack(struct colour c) {
    return (unsigned short)((c.red >> 3) << 11 | (c.green >> 2) << 5 | c.blue >> 3);
}
static struct colour unpack(unsigned short packed) {
    struct colour c = {(packed >> 11) << 3, (packed >> 5 & 0x3f) << 2, (packed & 0x1f) << 3};
    return c;
}
int main(void) {
    struct colour c;
    c.red = __VERIFIER_nondet_uchar();
    c.green = __VERIFIER_nondet_uchar();
    c.blue = __VERIFIER_nondet_uchar();
    struct colour d = unpack(pack(c));
    if (d.red > c.red || c.red - d.red > 7 || d.green > c.green || c.green - d.green > 3) {
        reach_error();
    }
    if (d.blue != (c.blue & ~7) || pack(d) != pack(c)) {
        reach_error();
    }
    return 0;
}

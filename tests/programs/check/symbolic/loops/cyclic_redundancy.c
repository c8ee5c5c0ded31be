//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// One changed byte is a burst that eight check bits always notice.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static unsigned crc(const unsigned char *bytes, int length) {
    unsigned sum = 0;
    for (int i = 0; i < length; i++) {
        sum ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) {
            sum = (sum << 1 & 0xff) ^ (-(sum >> 7) & 0x07);
        }
    }
    return sum;
}
int main(void) {
    unsigned char bytes[2] = {__VERIFIER_nondet_uchar(), 0};
    bytes[1] = __VERIFIER_nondet_uchar();
    unsigned before = crc(bytes, 2);
    unsigned char error = __VERIFIER_nondet_uchar();
    bytes[0] ^= error;
    if (error != 0 && crc(bytes, 2) == before) {
        reach_error();
    }
    return 0;
}

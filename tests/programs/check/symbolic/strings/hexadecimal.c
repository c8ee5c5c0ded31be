//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern char __VERIFIER_nondet_char(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static int digit(char c) {
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}
int main(void) {
    char c = __VERIFIER_nondet_char();
    int value = digit(c);
    if (value < -1 || value > 15) {
        reach_error();
    }
    if (value >= 0 && "0123456789abcdef"[value] != c && "0123456789ABCDEF"[value] != c) {
        reach_error();
    }
    unsigned char byte = __VERIFIER_nondet_uchar();
    if (digit("0123456789abcdef"[byte >> 4]) * 16 + digit("0123456789ABCDEF"[byte & 15]) != byte) {
        reach_error();
    }
    return 0;
}

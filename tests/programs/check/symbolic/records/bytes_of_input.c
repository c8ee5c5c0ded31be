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
union word {
    unsigned value;
    unsigned char bytes[4];
    unsigned short halves[2];
};
int main(void) {
    union word word;
    word.value = __VERIFIER_nondet_uint();
    unsigned sum = word.bytes[0] | word.bytes[1] << 8 | word.bytes[2] << 16 | (unsigned)word.bytes[3] << 24;
    if (sum != word.value || word.halves[1] != word.value >> 16) {
        reach_error();
    }
    word.bytes[2] = 7;
    if ((word.value >> 16 & 0xff) != 7 || word.halves[0] != (sum & 0xffff)) {
        reach_error();
    }
    return 0;
}

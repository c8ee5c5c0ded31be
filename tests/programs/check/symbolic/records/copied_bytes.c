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
extern void *memcpy(void *, const void *, unsigned long);
extern void *memset(void *, int, unsigned long);
int main(void) {
    unsigned char source[8], target[8];
    for (int i = 0; i < 8; i++) {
        source[i] = __VERIFIER_nondet_uchar();
    }
    memset(target, 0, 8);
    memcpy(target + 2, source + 4, 4);
    unsigned word;
    memcpy(&word, target + 2, 4);
    if ((word & 0xff) != source[4] || word >> 24 != source[7]) {
        reach_error();
    }
    if (target[0] != 0 || target[1] != 0 || target[6] != 0 || target[7] != 0) {
        reach_error();
    }
    return 0;
}

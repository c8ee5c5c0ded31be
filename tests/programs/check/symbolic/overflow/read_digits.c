//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
    int value = 0;
    for (int i = 0; i < 9; i++) {
        unsigned char c = __VERIFIER_nondet_uchar();
        if (c < '0' || c > '9') {
            break;
        }
        value = value * 10 + (c - '0');
    }
    return value > 5;
}

//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: false
// Ten digits may already be too many.
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
    int value = 0;
    for (int i = 0; i < 10; i++) {
        unsigned char c = __VERIFIER_nondet_uchar();
        if (c < '0' || c > '9') {
            break;
        }
        value = value * 10 + (c - '0'); //~ VIOLATION no-overflow
    }
    return value > 5;
}

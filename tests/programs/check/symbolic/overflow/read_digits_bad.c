//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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

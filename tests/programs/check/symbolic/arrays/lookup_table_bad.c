//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// One entry is wrong.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static const unsigned ones[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 2, 2, 3, 3, 4};
int main(void) {
    unsigned char x = __VERIFIER_nondet_uchar();
    unsigned count = 0;
    for (int i = 0; i < 4; i++) {
        count += x >> i & 1;
    }
    if (ones[x & 15] != count) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A sum of bytes does not see their order.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
int main(void) {
    unsigned char a = __VERIFIER_nondet_uchar();
    unsigned char b = __VERIFIER_nondet_uchar();
    unsigned char change = __VERIFIER_nondet_uchar();
    unsigned char before = (unsigned char)(a + b);
    unsigned char c = (unsigned char)(a + change);
    unsigned char d = (unsigned char)(b - change);
    if ((unsigned char)(c + d) != before) {
        reach_error();
    }
    if (change != 0 && c == b && d == a) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

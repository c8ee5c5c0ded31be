//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A byte of zero does not mean zero.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    _Bool truth = x;
    unsigned char byte = (unsigned char)x;
    if (byte && !truth) {
        reach_error();
    }
    if (truth && !byte) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

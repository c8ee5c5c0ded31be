//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The remainder has the sign of the dividend.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int hours = __VERIFIER_nondet_int();
    int hand = hours % 12;
    if (hand >= 12) {
        reach_error();
    }
    if (hand < 0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

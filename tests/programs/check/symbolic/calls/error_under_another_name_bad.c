//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern short __VERIFIER_nondet_short(void);
extern void __VERIFIER_error(void);
static int opposite(int a, int b) { return a + b == 0 && a != 0; }
static void complain(int really) {
    if (really) {
        __VERIFIER_error(); //~ VIOLATION
    }
}
int main(void) {
    short a = __VERIFIER_nondet_short();
    short b = __VERIFIER_nondet_short();
    complain(opposite(a, b) && a == 3);
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int rounds = 0, small = 0, large = 0;
    int most = __VERIFIER_nondet_int();
    if (most < 1 || most > 6) {
        return 0;
    }
    while (rounds < most) {
        if (__VERIFIER_nondet_int()) {
            small += 1;
            large += 4;
        } else {
            small += 2;
            large += 2;
        }
        rounds++;
    }
    if (small + large != 5 * most && rounds == 6) {
        reach_error(); //@ violation
    }
    return 0;
}

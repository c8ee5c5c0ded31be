//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
// A relation among three counters, and a bound that holds from the second round on.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int rounds = 0, small = 0, large = 0, last = 0;
    int most = __VERIFIER_nondet_int();
    if (most < 1 || most > 100000) {
        return 0;
    }
    while (rounds < most) {
        if (__VERIFIER_nondet_int()) {
            small += 1;
            large += 4;
        } else {
            small += 2;
            large += 3;
        }
        last = rounds;
        rounds++;
    }
    if (small + large != 5 * most || last >= most) {
        reach_error();
    }
    return 0;
}

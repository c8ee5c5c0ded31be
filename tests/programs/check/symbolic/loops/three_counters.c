//@ property: unreach-call
//@ options: --set limits.nodes=1500 --set limits.conflicts=100000 --set solver.effort=20000
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// A relation among three counters.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int rounds = 0, small = 0, large = 0;
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
        rounds++;
    }
    if (small + large != 5 * most) {
        reach_error();
    }
    return 0;
}

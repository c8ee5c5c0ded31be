//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=4000
//@ expect[value-cegar]: unknown
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: unknown
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 1
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 2
//@ tracked[value-cegar-location]: 3
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: unknown
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// After the running example of the slicing document, whose figure is not in our text of it: made from what is said of it.
// Here `x` need not be tracked, so the first loop is left alone; `y` must be,
// and then the second loop, which cannot lead to the error any more, is unrolled unless `y` is tracked per location.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int w = __VERIFIER_nondet_int();
    int y = 0;
    while (x > 0) {
        x--;
    }
    if (y > 0) {
        reach_error();
    } else {
        while (y < w) {
            y++;
        }
    }
    return 0;
}

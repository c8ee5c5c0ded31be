//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=1000
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: unknown
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 1
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 1
//@ tracked[value-cegar-location]: 2
//@ expect[symexec]: unknown
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: unknown
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Nearer than two_loops.c to the running example of the slicing document: `y` is 1, and the error needs `x < 0` and `y < 0`.
// The first loop is left alone, and the second one unrolled, as the document says of symbolic execution with refinement.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int w = __VERIFIER_nondet_int();
    while (x > 0) {
        x--;
    }
    int y = 1;
    if (x < 0 && y < 0) {
        reach_error();
    } else {
        while (y < w) {
            y++;
        }
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=4000
//@ expect[value-cegar]: true
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: unknown
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 1
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 2
//@ tracked[value-cegar-location]: 4
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// What selection is for: the path that leaves the loop at once contradicts itself twice, on the loop counter and on `flag`.
// Refuting it by the first contradiction unrolls the loop.
extern void reach_error(void);

int main(void) {
    int flag = 0;
    int i = 0;
    while (i < 100000) {
        i++;
    }
    if (flag) {
        reach_error();
    }
    return 0;
}

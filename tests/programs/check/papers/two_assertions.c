//@ property: unreach-call
//@ truth: false
//@ options: --set limits.nodes=4000
//@ expect[value-cegar]: false
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: false
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 1
//@ expect[value-cegar-location]: false
//@ refinements[value-cegar-location]: 1
//@ tracked[value-cegar-location]: 6
//@ expect[value]: false
//@ expect[symexec]: false
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: false
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: false
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Program 5 (Fig. 6): both assertions can fail, the second at once. The path found first has one contradiction only, on
// `i`, so there is nothing to select from; with `i` tracked, the next path leads to the second assertion.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int b = 0;
    int i = 0;
    for (int j = 0; j < __VERIFIER_nondet_int(); j++) {
        i++;
    }
    if (!(i < 100000000)) {
        reach_error();
    }
    if (!(b != 0)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

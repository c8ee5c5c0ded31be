//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: true
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 1
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 1
//@ tracked[value-cegar-location]: 2
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Listing 3.2 of the pointer document: the path to the error is refuted once `*p` is known to be `i`.
extern void reach_error(void);

int main(void) {
    int i = 1;
    int *p = &i;
    if (!(*p == 1)) {
        reach_error();
    }
    return 0;
}

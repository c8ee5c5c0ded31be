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
//@ tracked[value-cegar-location]: 1
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Listing 2.2 of the pointer document, and what it says of `j` in the end.
extern void reach_error(void);

int main(void) {
    int j = 5;
    int *q = &j;
    *q = 10;
    if (!(j == 10)) {
        reach_error();
    }
    return 0;
}

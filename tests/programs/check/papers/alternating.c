//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 1
//@ expect[value-cegar-first-prefix]: true
//@ refinements[value-cegar-first-prefix]: 2
//@ tracked[value-cegar-first-prefix]: 2
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 3
//@ tracked[value-cegar-location]: 5
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 1
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Listing 2.4 of the pointer document: `x` goes back and forth between 0 and 1.
extern void reach_error(void);

int main(void) {
    int x = 0;
    int i = 0;
    while (i < 100) {
        if (x == 0) {
            x = 1;
        } else {
            x = 0;
        }
        i++;
    }
    if (!(x <= 1)) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ refinements[value-cegar]: 2
//@ tracked[value-cegar]: 2
//@ expect[value-cegar-first-prefix]: true
//@ refinements[value-cegar-first-prefix]: 2
//@ tracked[value-cegar-first-prefix]: 2
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 3
//@ tracked[value-cegar-location]: 6
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 2
//@ tracked[symexec-cegar]: 2
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Fig. 15 of the slicing document, and what its loop comes to.
extern void reach_error(void);

int x = 10;

static int decre(int x) {
    return x - 1;
}
int main(void) {
    while (x > 0) {
        x = decre(x);
    }
    if (!(x == 0)) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ refinements[value-cegar]: 1
//@ tracked[value-cegar]: 3
//@ expect[value-cegar-first-prefix]: true
//@ refinements[value-cegar-first-prefix]: 1
//@ tracked[value-cegar-first-prefix]: 3
//@ expect[value-cegar-location]: true
//@ refinements[value-cegar-location]: 2
//@ tracked[value-cegar-location]: 10
//@ expect[value]: true
//@ expect[symexec]: true
//@ refinements[symexec]: 0
//@ tracked[symexec]: 0
//@ expect[symexec-cegar]: true
//@ refinements[symexec-cegar]: 1
//@ tracked[symexec-cegar]: 3
//@ expect[invariants-graph]: true
//@ refinements[invariants-graph]: 0
//@ tracked[invariants-graph]: 0
// Program 2 of the value-analysis document (its Fig. 2): on both branches `a - b` is not negative.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int flag = __VERIFIER_nondet_int();
    int a = 0;
    int b = 1;
    if (flag) {
        a = a + 1;
    } else {
        a = a + 2;
    }
    int res = a - b;
    if (res < 0) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[value-lists]: true
//@ expect[auto]: true
// Each round of a loop does it again.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0, n = 0, state = 0;
    while (__VERIFIER_nondet_int()) {
        n = *p;
        state = !state;
        *p = state;
    }
    if (state != 0 && state != 1)
        reach_error();
    return n > 0;
}

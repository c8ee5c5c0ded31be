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
// It happens in a function that calls itself.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static int depth(int *p, int n) {
    if (n <= 0)
        return *p;
    return depth(p, n - 1) ? 1 : 0;
}
int main(void) {
    int found = depth(0, 3);
    if (found != 0 && found != 1)
        reach_error();
    return 0;
}

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
// What is read through a null pointer may be anything, and no error depends on it.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0, x = 1, y = 2;
    if (__VERIFIER_nondet_int())
        x = *p;
    if (y != 2)
        reach_error();
    return x > 0;
}

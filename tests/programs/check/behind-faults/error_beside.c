//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[value-lists]: false
//@ expect[auto]: false
// The way through the invalid access is taken first and leads to the same place: the other way shows the error.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0, x = 3;
    if (__VERIFIER_nondet_int()) {
        x = *p;
        x = 3;
    }
    p = 0;
    if (x == 3)
        reach_error(); //~ VIOLATION
    return 0;
}

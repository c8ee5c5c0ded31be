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
// The error comes before the invalid access.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *p = 0;
    int x = __VERIFIER_nondet_int();
    if (x == 77)
        reach_error(); //~ VIOLATION
    *p = x;
    return 0;
}

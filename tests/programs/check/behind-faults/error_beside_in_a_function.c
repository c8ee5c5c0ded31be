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
// A function does something undefined for one of its callers only, and leaves no trace of it.
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static void set(int *p) {
    *p = 1;
}
int main(void) {
    int x = 0;
    if (__VERIFIER_nondet_int())
        set(0);
    else
        set(&x);
    x = 5;
    if (x == 5)
        reach_error(); //~ VIOLATION
    return 0;
}

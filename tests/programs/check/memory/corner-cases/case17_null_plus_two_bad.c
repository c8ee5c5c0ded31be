//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The branches must not be taken for one.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    char *p;
    if (__VERIFIER_nondet_int()) {
        p = (char *)1;
    } else {
        p = (char *)2;
    }
    if (p == (char *)2) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

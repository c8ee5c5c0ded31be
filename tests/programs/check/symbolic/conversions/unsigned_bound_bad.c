//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int length = __VERIFIER_nondet_int();
    if (length > 10) {
        return 0;
    }
    unsigned size = length;
    if (length >= 0 && size > 10) {
        reach_error();
    }
    if (size > 10) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

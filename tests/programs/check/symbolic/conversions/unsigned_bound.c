//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Compared as unsigned, one bound is enough.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int length = __VERIFIER_nondet_int();
    if (length > 10u) {
        return 0;
    }
    if (length < 0 || length > 10) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);
int main(void) {
    _Bool a = __VERIFIER_nondet_bool();
    _Bool b = !a;
    if (a) {
        if (b) {
            reach_error();
        }
    } else {
        if (a + 1 != 1) {
            reach_error();
        }
    }
    return 0;
}

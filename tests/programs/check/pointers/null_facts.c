//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void *__VERIFIER_nondet_pointer(void);
extern void reach_error(void);
int main(void) {
    int own = 3;
    int *p = __VERIFIER_nondet_pointer();
    if (p == 0) {
        p = &own;
    }
    *p = 4;
    if (p == &own && own != 4) {
        reach_error();
    }
    if (p == 0) {
        reach_error();
    }
    return 0;
}

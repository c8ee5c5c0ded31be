//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int low = 1, high = 9;
static int *bounds[2] = {&low, &high};
int main(void) {
    int which = __VERIFIER_nondet_int();
    if (which < 0 || which > 1) {
        return 0;
    }
    *bounds[which] += 2;
    if (low + high != 12 || (which == 0 && low != 3) || (which == 1 && high != 11)) {
        reach_error();
    }
    return 0;
}

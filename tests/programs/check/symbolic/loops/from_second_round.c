//@ property: unreach-call
//@ options: --set limits.nodes=1000
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// A bound that holds from the second round on.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int end = __VERIFIER_nondet_int(), last = 0;
    for (int i = 0; i < end; i++) {
        if (__VERIFIER_nondet_int()) {
            last = i;
        }
    }
    if (end > 0 && last >= end) {
        reach_error();
    }
    return 0;
}

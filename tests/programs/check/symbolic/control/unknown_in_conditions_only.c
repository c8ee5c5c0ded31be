//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Of each round only a condition on an unknown is left that nothing holds any more.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int low, high, last = 5;
int main(void) {
    while (1) {
        if (last == -2147483647 - 1) {
            reach_error();
        }
        low = __VERIFIER_nondet_int();
        high = __VERIFIER_nondet_int();
        if (!(low < high)) {
            return 0;
        }
        last = high;
        low = high = 0;
    }
}

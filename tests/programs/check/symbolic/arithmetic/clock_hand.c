//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int hours = __VERIFIER_nondet_int();
    int hand = (hours % 12 + 12) % 12;
    if (hand < 0 || hand >= 12) {
        reach_error();
    }
    if (hours >= 0 && hand != hours % 12) {
        reach_error();
    }
    return 0;
}

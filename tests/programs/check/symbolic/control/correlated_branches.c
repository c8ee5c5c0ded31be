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
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    int above = 0, negative = 0;
    if (x > 10) {
        above = 1;
        if (y < 0) {
            negative = 1;
        }
    }
    if (x < 5 && above) {
        reach_error();
    }
    if (negative) {
        if (x <= 10 || y >= 0) {
            reach_error();
        }
    } else if (above && y < 0) {
        reach_error();
    }
    return 0;
}

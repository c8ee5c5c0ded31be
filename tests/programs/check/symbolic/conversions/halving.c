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
    if (x >= 0 && x >> 3 != x / 8) {
        reach_error();
    }
    if (x >> 31 != -(x < 0) || (x / 8 - (x >> 3) != 0) != (x < 0 && (x & 7) != 0)) {
        reach_error();
    }
    return 0;
}

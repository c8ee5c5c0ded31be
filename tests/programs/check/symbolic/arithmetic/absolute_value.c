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
    if (x == -2147483647 - 1) {
        return 0;
    }
    int magnitude = x < 0 ? -x : x;
    if (magnitude < 0 || (magnitude != x && magnitude != -x)) {
        reach_error();
    }
    return 0;
}

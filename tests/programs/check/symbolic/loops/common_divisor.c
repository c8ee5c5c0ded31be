//@ property: unreach-call
//@ options: --set limits.nodes=600
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned a = __VERIFIER_nondet_uint();
    unsigned b = __VERIFIER_nondet_uint();
    __VERIFIER_assume(a >= 1 && a <= 12 && b >= 1 && b <= 12);
    unsigned x = a, y = b;
    while (y != 0) {
        unsigned rest = x % y;
        x = y;
        y = rest;
    }
    if (x == 0 || a % x != 0 || b % x != 0) {
        reach_error();
    }
    for (unsigned d = x + 1; d <= 12; d++) {
        if (a % d == 0 && b % d == 0) {
            reach_error();
        }
    }
    return 0;
}

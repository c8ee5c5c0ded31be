//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// With one unsigned operand of its rank, int arithmetic wraps.
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    unsigned u = __VERIFIER_nondet_uint();
    unsigned sum = x + u;
    unsigned product = x * 3u;
    x = x < 0 ? 0u - x : x;
    u = u * 31 + sum;
    return product > u;
}

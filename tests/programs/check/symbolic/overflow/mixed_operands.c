//@ property: no-overflow
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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

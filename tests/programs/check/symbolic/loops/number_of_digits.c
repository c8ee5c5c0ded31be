//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=5000
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    unsigned rest = n;
    int digits = 0;
    do {
        digits++;
        rest /= 10;
    } while (rest != 0);
    if (digits < 1 || digits > 10 || (digits == 1) != (n < 10) || (digits == 10) != (n >= 1000000000)) {
        reach_error();
    }
    return 0;
}

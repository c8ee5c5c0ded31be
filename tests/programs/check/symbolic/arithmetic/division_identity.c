//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern signed char __VERIFIER_nondet_schar(void);
extern void reach_error(void);
int main(void) {
    int a = __VERIFIER_nondet_schar();
    int b = __VERIFIER_nondet_schar();
    if (b == 0) {
        return 0;
    }
    int quotient = a / b, rest = a % b;
    if (quotient * b + rest != a) {
        reach_error();
    }
    if (rest != 0 && (rest < 0) != (a < 0)) {
        reach_error();
    }
    return 0;
}

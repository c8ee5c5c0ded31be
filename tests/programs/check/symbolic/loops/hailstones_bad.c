//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Only the seven needs sixteen steps.
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    __VERIFIER_assume(n >= 1 && n <= 8);
    unsigned start = n, steps = 0;
    while (n != 1 && steps < 15) {
        n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        steps++;
    }
    if (n != 1 && start != 7) {
        reach_error();
    }
    if (n != 1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

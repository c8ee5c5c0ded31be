//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=2000
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0 && n <= 10);
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum += i;
    }
    if (2 * sum != n * (n - 1)) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: unknown
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0 && n <= 10);
    int sum = 0;
    for (int i = 0; i <= n; i++) {
        sum += i;
    }
    if (n == 0 && sum != 0) {
        reach_error();
    }
    if (2 * sum != n * (n - 1)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

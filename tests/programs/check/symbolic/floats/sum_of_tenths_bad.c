//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
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
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        sum += 0.1;
    }
    if (n < 3 && sum != n / 10.0) {
        reach_error();
    }
    if (sum != n / 10.0) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

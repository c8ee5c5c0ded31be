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
    __VERIFIER_assume(n > 100 && n < 150);
    int root = 0;
    while ((root + 1) * (root + 1) < n) {
        root++;
    }
    if (root * root > n) {
        reach_error();
    }
    if ((root + 1) * (root + 1) <= n && n % 11 == 1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

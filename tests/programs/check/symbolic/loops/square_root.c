//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=5000
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
    __VERIFIER_assume(n >= 0 && n < 150);
    int root = 0;
    while ((root + 1) * (root + 1) <= n) {
        root++;
    }
    if (root * root > n || (root + 1) * (root + 1) <= n) {
        reach_error();
    }
    return 0;
}

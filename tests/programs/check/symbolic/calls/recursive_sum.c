//@ property: unreach-call
//@ truth: true
//@ options: --set limits.nodes=2000 --set control.recursion=20
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n >= 0 && n <= 8 && sum(n) * 2 != n * (n + 1)) {
        reach_error();
    }
    return 0;
}

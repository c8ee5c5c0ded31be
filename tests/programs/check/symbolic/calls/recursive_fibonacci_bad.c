//@ property: unreach-call
//@ truth: false
//@ options: --set limits.nodes=2000 --set control.recursion=20
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The only fixed points are 0, 1 and 5.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
int main(void) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n > 1 && n < 8);
    int f = fibonacci(n);
    if (f == n && n != 5) {
        reach_error();
    }
    if (f == n) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

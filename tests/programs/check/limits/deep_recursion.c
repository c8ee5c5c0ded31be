//@ property: unreach-call
//@ truth: true
//@ options: --set control.recursion=50
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
int main(void) {
    if (sum(60) != 1830) {
        reach_error();
    }
    return 0;
}

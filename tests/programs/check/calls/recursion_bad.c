//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int depth;
static void down(int n) {
    depth++;
    if (n == 0) {
        return;
    }
    if (depth == 4) {
        reach_error(); //~ VIOLATION
    }
    down(n - 1);
}
int main(void) {
    int n = __VERIFIER_nondet_int();
    if (n < 0 || n > 5) {
        return 0;
    }
    down(n);
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
static int clamp(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
int main(void) {
    int x = __VERIFIER_nondet_int();
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    __VERIFIER_assume(low <= high);
    int y = clamp(x, low, high);
    if (y < low || y > high || clamp(y, low, high) != y) {
        reach_error();
    }
    return 0;
}

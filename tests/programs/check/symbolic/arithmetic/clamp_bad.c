//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Nobody says that the bounds are in order.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int clamp(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
int main(void) {
    int x = __VERIFIER_nondet_int();
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    int y = clamp(x, low, high);
    if (y < low) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

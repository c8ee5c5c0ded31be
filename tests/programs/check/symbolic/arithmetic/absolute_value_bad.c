//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Clearing the sign bit is no absolute value in two's complement.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x == -2147483647 - 1) {
        return 0;
    }
    int magnitude = x < 0 ? -x : x;
    if ((x & 0x7fffffff) != magnitude) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

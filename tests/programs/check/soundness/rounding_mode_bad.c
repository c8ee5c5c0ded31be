//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// Rounding upward makes one of a quarter.
extern void reach_error(void);
extern int fesetround(int);
extern double rint(double);
int main(void) {
    fesetround(0x800);
    if (rint(0.25) == 1.0) {
        reach_error();
    }
    return 0;
}

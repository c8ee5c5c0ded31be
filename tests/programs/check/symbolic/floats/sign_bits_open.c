//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// A sign bit that is set is some number, which need not be 1.
extern int __signbit(double);
extern void reach_error(void);
int main(void) {
    if (__signbit(-1.0) != 1) {
        reach_error();
    }
    return 0;
}

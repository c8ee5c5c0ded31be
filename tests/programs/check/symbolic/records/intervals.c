//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
struct interval {
    int low, high;
};
static int overlap(struct interval a, struct interval b) { return a.low <= b.high && b.low <= a.high; }
int main(void) {
    struct interval a = {__VERIFIER_nondet_int(), 0}, b = {0, __VERIFIER_nondet_int()};
    a.high = __VERIFIER_nondet_int();
    b.low = __VERIFIER_nondet_int();
    __VERIFIER_assume(a.low <= a.high && b.low <= b.high);
    struct interval common = {a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
    if (overlap(a, b) != overlap(b, a) || overlap(a, b) != (common.low <= common.high)) {
        reach_error();
    }
    return 0;
}

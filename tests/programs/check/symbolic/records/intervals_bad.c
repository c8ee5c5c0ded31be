//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// An end of one in the other is not all: one may contain the other.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
struct interval {
    int low, high;
};
static int contains(const struct interval *i, int x) { return i->low <= x && x <= i->high; }
int main(void) {
    struct interval a, b;
    a.low = __VERIFIER_nondet_int();
    a.high = __VERIFIER_nondet_int();
    b.low = __VERIFIER_nondet_int();
    b.high = __VERIFIER_nondet_int();
    __VERIFIER_assume(a.low <= a.high && b.low <= b.high);
    int overlap = contains(&b, a.low) || contains(&b, a.high);
    if (overlap && (a.low > b.high || b.low > a.high)) {
        reach_error();
    }
    if (!overlap && a.low <= b.high && b.low <= a.high) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

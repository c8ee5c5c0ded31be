//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Two comparisons bring the largest to its place, not the others.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static void order(int *p, int *q) {
    if (*p > *q) {
        int t = *p;
        *p = *q;
        *q = t;
    }
}
int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    order(&a, &b);
    order(&b, &c);
    if (b > c || a > c) {
        reach_error();
    }
    if (a > b) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

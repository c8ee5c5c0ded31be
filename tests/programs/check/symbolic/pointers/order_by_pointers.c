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
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    int *low = &x, *high = &y;
    if (*low > *high) {
        int *t = low;
        low = high;
        high = t;
    }
    if (*low > *high || low == high) {
        reach_error();
    }
    *low = 0;
    if (x != 0 && y != 0) {
        reach_error();
    }
    return 0;
}

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
static void order(int *p, int *q) {
    if (*p > *q) {
        int t = *p;
        *p = *q;
        *q = t;
    }
}
int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    unsigned sum = (unsigned)a + (unsigned)b + (unsigned)c;
    order(&a, &b);
    order(&b, &c);
    order(&a, &b);
    if (a > b || b > c) {
        reach_error();
    }
    if ((unsigned)a + (unsigned)b + (unsigned)c != sum) {
        reach_error();
    }
    return 0;
}

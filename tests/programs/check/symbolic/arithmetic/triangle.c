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
enum kind { NONE, SCALENE, ISOSCELES, EQUILATERAL };
static enum kind classify(int a, int b, int c) {
    if (a + b <= c || a + c <= b || b + c <= a) {
        return NONE;
    }
    if (a == b && b == c) {
        return EQUILATERAL;
    }
    return a == b || b == c || a == c ? ISOSCELES : SCALENE;
}
int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    __VERIFIER_assume(a > 0 && a <= 1000 && b > 0 && b <= 1000 && c > 0 && c <= 1000);
    enum kind kind = classify(a, b, c);
    if (kind != classify(c, a, b)) {
        reach_error();
    }
    if (kind == SCALENE && (a == b || b == c || c == a)) {
        reach_error();
    }
    if (a == b && b == c && kind != EQUILATERAL) {
        reach_error();
    }
    return 0;
}

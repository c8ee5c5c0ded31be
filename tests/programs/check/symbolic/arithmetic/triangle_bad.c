//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The first and the third side are never compared.
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
    return a == b || b == c ? ISOSCELES : SCALENE;
}
int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    __VERIFIER_assume(a > 0 && a <= 1000 && b > 0 && b <= 1000 && c > 0 && c <= 1000);
    if (classify(a, b, c) == SCALENE && (a == b || b == c)) {
        reach_error();
    }
    if (classify(a, b, c) == SCALENE && a == c) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

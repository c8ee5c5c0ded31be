//@ property: no-overflow
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
int main(void) {
    int n = __VERIFIER_nondet_int();
    int x = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0 && n <= 29);
    __VERIFIER_assume(x >= 0 && x < 1024);
    int doubled = (1 << n) + (1 << n);
    int packed = (x << 20) + (x << 10) + x;
    return doubled > packed;
}

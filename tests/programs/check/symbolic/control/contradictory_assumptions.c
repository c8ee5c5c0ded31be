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
int main(void) {
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    int z = __VERIFIER_nondet_int();
    if (x % 2 == 0) {
        __VERIFIER_assume(x > 10);
        __VERIFIER_assume(y > x);
        __VERIFIER_assume(z > y);
        __VERIFIER_assume(z < 12 || x > z);
    } else {
        __VERIFIER_assume((x & 1) == 0);
    }
    reach_error();
    return 0;
}

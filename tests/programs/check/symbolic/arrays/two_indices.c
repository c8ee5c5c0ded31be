//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int a[4] = {0, 0, 0, 0};
    unsigned i = __VERIFIER_nondet_uint();
    unsigned j = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i < 4 && j < 4 && i != j);
    a[i] = 1;
    a[j] = 2;
    if (a[i] != 1 || a[0] + a[1] + a[2] + a[3] != 3) {
        reach_error();
    }
    return 0;
}

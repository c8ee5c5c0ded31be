//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int a[4] = {0, 0, 0, 0};
    unsigned i = __VERIFIER_nondet_uint();
    unsigned j = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i < 4 && j < 4);
    a[i] = 1;
    a[j] = 2;
    if (a[j] != 2) {
        reach_error();
    }
    if (a[i] != 1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-first-prefix]: true
//@ expect[value-location]: true
//@ expect[value-all]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: true
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    __VERIFIER_assume(x == 8);
    if (x * 2 != 16) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int a[4] = {1, 1, 1, 1};
    int other = 7;
    int i = __VERIFIER_nondet_int();
    if (i >= 0 && i < 4) {
        a[i] = 2;
    }
    if (other != 7) {
        reach_error();
    }
    return 0;
}

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
    int a = 0, b = 0;
    int choice = __VERIFIER_nondet_int();
    int *p = choice > 0 ? &a : &b;
    *p = 5;
    if (a + b != 5 || (choice > 0 && a != 5) || (choice <= 0 && b != 5)) {
        reach_error();
    }
    return 0;
}

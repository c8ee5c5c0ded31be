//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int a = 0, b = 0, c = 0;
    int *p = __VERIFIER_nondet_int() > 3 ? &a : &b;
    int *q = __VERIFIER_nondet_int() > 3 ? &a : &c;
    *p = 1;
    *q = 2;
    if (p != q && *p + *q == 3 && p == &a) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

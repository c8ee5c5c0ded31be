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
    int x = 1, y = 2;
    int *p = __VERIFIER_nondet_int() == 3 ? &x : &y;
    *p = 9;
    if (x == 9) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

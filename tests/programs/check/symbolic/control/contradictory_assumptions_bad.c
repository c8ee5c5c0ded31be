//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A little room is left.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    int z = __VERIFIER_nondet_int();
    __VERIFIER_assume(x % 2 == 0);
    __VERIFIER_assume(x > 10);
    __VERIFIER_assume(y > x);
    __VERIFIER_assume(z > y);
    __VERIFIER_assume(z < 15);
    reach_error(); //~ VIOLATION
    return 0;
}

//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Two steps are safe from here, not three.
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
    int x = __VERIFIER_nondet_int();
    __VERIFIER_assume(x > -2147483647);
    --x;
    x--;
    x--; //~ VIOLATION no-overflow
    return x > 5;
}

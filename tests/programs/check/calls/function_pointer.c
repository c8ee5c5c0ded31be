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
static int one(int x) { return x == 1; }
static int two(int x) { return x == 2; }
int main(void) {
    int (*test)(int) = __VERIFIER_nondet_int() ? one : two;
    int which = test == one ? 1 : 2;
    if (!test(which)) {
        reach_error();
    }
    return 0;
}

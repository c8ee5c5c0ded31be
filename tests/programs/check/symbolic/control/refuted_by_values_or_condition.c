//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// The first branch makes three values equal and bounds a fourth one: each of both contradicts the second branch.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    int w = __VERIFIER_nondet_int();
    int z = __VERIFIER_nondet_int();
    if ((x == y) & (y == w) & (z > 0)) {
        if (((x != y) | (y != w)) & (z <= 0)) {
            reach_error();
        }
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// No float is the double nearest to one tenth.
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
int main(void) {
    float x = __VERIFIER_nondet_float();
    if (x == 0.1) {
        reach_error();
    }
    return 0;
}

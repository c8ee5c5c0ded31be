//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
int main(void) {
    float x = __VERIFIER_nondet_float();
    if (x == 0.1f && x != 0.1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Zero has two signs.
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
union number {
    float value;
    unsigned bits;
};
int main(void) {
    union number n;
    n.value = __VERIFIER_nondet_float();
    if (n.value == n.value && n.bits >> 31 == 1 && n.value >= 0.0f) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

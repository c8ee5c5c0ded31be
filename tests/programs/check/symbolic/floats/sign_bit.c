//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
union number {
    float value;
    unsigned bits;
};
int main(void) {
    union number n;
    n.value = __VERIFIER_nondet_float();
    if (n.value < 0.0f && n.bits >> 31 != 1) {
        reach_error();
    }
    if (n.value > 0.0f && n.bits > 0x7f800000) {
        reach_error();
    }
    return 0;
}

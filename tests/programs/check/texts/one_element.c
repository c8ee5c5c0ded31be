//@ property: no-ub
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned at = __VERIFIER_nondet_uint() % 4;
    int numbers[4];
    numbers[at] = 1;
    return numbers[at] ? 1 : 0;
}

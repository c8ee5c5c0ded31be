//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static int thing;
static int *table[5];
int main(void) {
    unsigned put = __VERIFIER_nondet_uint() % 5;
    unsigned look = __VERIFIER_nondet_uint() % 5;
    table[put] = &thing;
    if ((table[look] != 0) != (look == put)) {
        reach_error();
    }
    return 0;
}

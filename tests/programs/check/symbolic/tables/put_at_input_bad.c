//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static int thing;
static int *table[5];
int main(void) {
    unsigned put = __VERIFIER_nondet_uint() % 5;
    unsigned look = __VERIFIER_nondet_uint() % 5;
    table[put] = &thing;
    if ((table[look] != 0) != (look <= put)) {
        reach_error();
    }
    return 0;
}

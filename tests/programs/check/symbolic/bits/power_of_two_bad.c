//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// Zero has no bit at all.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    int is_power = (x & (x - 1)) == 0;
    int found = 0;
    for (int i = 0; i < 32; i++) {
        found |= x == 1u << i;
    }
    if (is_power != found) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

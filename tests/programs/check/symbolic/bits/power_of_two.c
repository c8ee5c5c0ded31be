//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    int is_power = x != 0 && (x & (x - 1)) == 0;
    int found = 0;
    for (int i = 0; i < 32; i++) {
        found |= x == 1u << i;
    }
    if (is_power != found) {
        reach_error();
    }
    return 0;
}

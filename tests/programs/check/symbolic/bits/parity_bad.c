//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// One step of the fold is missing.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned folded = x ^ x >> 16;
    folded ^= folded >> 8;
    folded ^= folded >> 2;
    folded ^= folded >> 1;
    unsigned counted = 0;
    for (int i = 0; i < 32; i++) {
        counted ^= x >> i & 1;
    }
    if ((folded & 1) != counted) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

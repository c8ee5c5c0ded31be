//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// A sum of eight does not fit the mask that is applied too early.
extern unsigned short __VERIFIER_nondet_ushort(void);
extern void reach_error(void);
int main(void) {
    unsigned short x = __VERIFIER_nondet_ushort();
    unsigned pairs = x - ((x >> 1) & 0x5555u);
    unsigned nibbles = (pairs & 0x3333u) + ((pairs >> 2) & 0x3333u);
    unsigned bytes = (nibbles + (nibbles >> 4)) & 0x0707u;
    unsigned parallel = (bytes + (bytes >> 8)) & 0x1fu;
    unsigned one_by_one = 0;
    for (int i = 0; i < 16; i++) {
        one_by_one += (x >> i) & 1u;
    }
    if (parallel != one_by_one) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

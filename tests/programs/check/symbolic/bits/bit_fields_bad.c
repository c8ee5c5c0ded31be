//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A signed field of four bits holds nothing above 7.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
struct nibble {
    signed int low : 4;
    unsigned int high : 4;
};
int main(void) {
    int x = __VERIFIER_nondet_int();
    struct nibble nibble = {0, 0};
    nibble.high = x & 15;
    if (nibble.high != (x & 15)) {
        reach_error();
    }
    nibble.low = x & 15;
    if (nibble.low != (x & 15)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned lowest = x & -x;
    if ((x & (lowest - 1)) != 0 && x != 0) {
        reach_error();
    }
    if (lowest == x && x > 0x40000000) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Counting changes many bits at once, even all.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    unsigned change = x ^ (x + 1);
    if (change == 0) {
        reach_error();
    }
    if (change == 0xffffffff && x != 0xffffffff) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

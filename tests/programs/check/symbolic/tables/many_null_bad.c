//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Most places hold the same, so there are few cases.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static int first, last;
static int *slots[100] = {[3] = &first, [97] = &last};
int main(void) {
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 100) {
        return 0;
    }
    if (slots[at] && at != 3 && at != 96) {
        reach_error();
    }
    return 0;
}

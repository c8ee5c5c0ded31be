//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
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
    if (slots[at] && at != 3 && at != 97) {
        reach_error();
    }
    return 0;
}

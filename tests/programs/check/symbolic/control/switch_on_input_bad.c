//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A `break` is missing.
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned month = __VERIFIER_nondet_uint();
    int quarter = 0;
    switch ((month - 1) / 3) {
    case 0:
        quarter = 1;
    case 1:
        quarter = 2;
        break;
    case 2:
        quarter = 3;
        break;
    case 3:
        quarter = 4;
        break;
    }
    if (month >= 4 && month <= 12 && quarter != (int)((month + 2) / 3)) {
        reach_error();
    }
    if (month >= 1 && month <= 12 && quarter != (int)((month + 2) / 3)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
static int nested(unsigned year) {
    if (year % 4 == 0) {
        if (year % 100 == 0) {
            return year % 400 == 0;
        }
        return 1;
    }
    return 0;
}
int main(void) {
    unsigned year = __VERIFIER_nondet_uint();
    int flat = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (flat != nested(year)) {
        reach_error();
    }
    return 0;
}

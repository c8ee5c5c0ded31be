//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
static int julian_but_centuries(unsigned year) { return year % 4 == 0 && year % 100 != 0; }
int main(void) {
    unsigned year = __VERIFIER_nondet_uint();
    __VERIFIER_assume(year > 1900 && year < 2100);
    int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (leap != julian_but_centuries(year)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

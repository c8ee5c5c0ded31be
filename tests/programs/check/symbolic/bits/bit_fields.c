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
struct date {
    unsigned day : 5;
    unsigned month : 4;
    unsigned year : 12;
};
int main(void) {
    unsigned raw = __VERIFIER_nondet_uint();
    struct date date = {0, 0, 0};
    date.day = raw;
    date.month = raw >> 5;
    date.year = raw >> 9;
    if (date.day != raw % 32 || date.month != raw / 32 % 16 || date.year != raw / 512 % 4096) {
        reach_error();
    }
    date.month++;
    if (date.day != raw % 32) {
        reach_error();
    }
    return 0;
}

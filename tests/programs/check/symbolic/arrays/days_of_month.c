//@ property: valid-memsafety
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
static const unsigned char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
int main(void) {
    int month = __VERIFIER_nondet_int();
    if (month < 1 || month > 12) {
        return 0;
    }
    return days[month - 1];
}

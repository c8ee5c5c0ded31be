//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char buffer[4];
    for (int i = 0; i < 3; i++) {
        buffer[i] = __VERIFIER_nondet_char();
    }
    buffer[3] = 0;
    int value = 0, digits = 0;
    while (buffer[digits] >= '0' && buffer[digits] <= '9') {
        value = value * 10 + (buffer[digits] - '0');
        digits++;
    }
    if (digits > 3 || value < 0 || value > 999 || (value > 99 && digits != 3)) {
        reach_error();
    }
    return 0;
}

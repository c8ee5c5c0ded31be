//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char buffer[4];
    for (int i = 0; i < 3; i++) {
        buffer[i] = __VERIFIER_nondet_char();
    }
    buffer[3] = 0;
    const char *p = buffer;
    int negative = *p == '-';
    if (negative) {
        p++;
    }
    int value = 0;
    while (*p >= '0' && *p <= '9') {
        value = value * 10 + (*p++ - '0');
    }
    if (negative && value > 99) {
        reach_error();
    }
    if (negative && value == 42) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

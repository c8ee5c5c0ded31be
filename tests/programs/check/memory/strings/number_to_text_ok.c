//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern unsigned int __VERIFIER_nondet_uint(void);
static char *digits(unsigned value, char *end) {
    *--end = 0;
    do {
        *--end = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    return end;
}
int main(void) {
    char buffer[11];
    char *text = digits(__VERIFIER_nondet_uint(), buffer + 11);
    return text[0];
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The bit that makes letters small makes digits of control characters.
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
static int digit(char c) {
    c |= 0x20;
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}
int main(void) {
    char c = __VERIFIER_nondet_char();
    if (digit(c) >= 10 && "0123456789abcdef"[digit(c)] != (c | 0x20)) {
        reach_error();
    }
    if (digit(c) >= 0 && c < '0') {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

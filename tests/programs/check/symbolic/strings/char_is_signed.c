//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    char c = __VERIFIER_nondet_char();
    if (c > 127 || c < -128 || c == 0xff) {
        reach_error();
    }
    if ((unsigned char)c == 0xff && c != -1) {
        reach_error();
    }
    return 0;
}

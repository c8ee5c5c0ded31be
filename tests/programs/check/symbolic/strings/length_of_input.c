//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
extern unsigned long strlen(const char *);
int main(void) {
    char text[4];
    for (int i = 0; i < 3; i++) {
        text[i] = __VERIFIER_nondet_char();
    }
    text[3] = 0;
    unsigned long length = strlen(text);
    if (length > 3 || text[length] != 0 || (length > 0 && text[length - 1] == 0)) {
        reach_error();
    }
    return 0;
}

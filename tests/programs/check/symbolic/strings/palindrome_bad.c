//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    char text[4];
    for (int i = 0; i < 4; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] >= 'a' && text[i] <= 'z');
    }
    int same = 1;
    for (int i = 0; i < 2; i++) {
        same &= text[i] == text[3 - i];
    }
    if (same && text[0] != text[3]) {
        reach_error();
    }
    if (same && text[1] == text[0] + 1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

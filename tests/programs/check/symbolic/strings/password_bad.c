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
extern void reach_error(void);
int main(void) {
    static const char secret[] = "key";
    int i = 0;
    for (;;) {
        char c = __VERIFIER_nondet_char();
        if (c != secret[i]) {
            return 1;
        }
        if (c == 0) {
            break;
        }
        i++;
    }
    if (i != 3) {
        reach_error();
    }
    reach_error(); //~ VIOLATION
    return 0;
}

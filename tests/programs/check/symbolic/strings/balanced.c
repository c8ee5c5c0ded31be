//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);
int main(void) {
    int depth = 0, opened = 0, closed = 0;
    for (int i = 0; i < 5; i++) {
        char c = __VERIFIER_nondet_char();
        if (c == '(') {
            depth++;
            opened++;
        } else if (c == ')') {
            if (depth == 0) {
                return 1;
            }
            depth--;
            closed++;
        }
    }
    if (depth < 0 || opened - closed != depth || (depth == 0 && opened > 2)) {
        reach_error();
    }
    return 0;
}

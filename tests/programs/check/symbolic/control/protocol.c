//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
// Nothing is read from a file that is not open.
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);
enum state { CLOSED, OPEN, AT_END };
int main(void) {
    enum state state = CLOSED;
    int handles = 0;
    for (int i = 0; i < 4; i++) {
        int request = __VERIFIER_nondet_int();
        if (request == 1 && state == CLOSED) {
            state = OPEN;
            handles++;
        } else if (request == 2 && state == OPEN) {
            if (handles != 1) {
                reach_error();
            }
            state = __VERIFIER_nondet_bool() ? AT_END : OPEN;
        } else if (request == 3 && state != CLOSED) {
            state = CLOSED;
            handles--;
        }
    }
    if (handles < 0 || handles > 1 || (handles == 0) != (state == CLOSED)) {
        reach_error();
    }
    return 0;
}

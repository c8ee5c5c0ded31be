//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: unknown
// A file at its end can be opened a second time.
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void reach_error(void);
enum state { CLOSED, OPEN, AT_END };
int main(void) {
    enum state state = CLOSED;
    int handles = 0;
    for (int i = 0; i < 4; i++) {
        int request = __VERIFIER_nondet_int();
        if (request == 1 && state != OPEN) {
            state = OPEN;
            handles++;
        } else if (request == 2 && state == OPEN) {
            state = __VERIFIER_nondet_bool() ? AT_END : OPEN;
        } else if (request == 3 && state != CLOSED) {
            state = CLOSED;
            handles--;
        }
        if (handles < 0) {
            reach_error();
        }
        if (handles > 1) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}

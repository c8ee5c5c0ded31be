//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// A machine whose states are functions in a table.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
static int opened, closed;
static int idle(int event) { return event ? 1 : 0; }
static int busy(int event) {
    opened++;
    return event ? 2 : 0;
}
static int done(int event) {
    closed++;
    return event ? 2 : 0;
}
static int (*const handlers[])(int) = {idle, busy, done};
int main(void) {
    int state = 0;
    for (int step = 0; step < 3; step++) {
        state = handlers[state](__VERIFIER_nondet_uchar() & 1);
        if (closed > opened) {
            reach_error();
        }
    }
    return 0;
}

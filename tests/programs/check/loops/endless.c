//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int state = 1;
    while (1) {
        int in = __VERIFIER_nondet_int();
        if (state == 1) {
            state = in ? 2 : 3;
        } else if (state == 2) {
            state = 1;
        } else if (state == 3) {
            state = in == 5 ? 1 : 3;
        } else {
            reach_error();
        }
    }
}

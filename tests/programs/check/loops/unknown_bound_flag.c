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
    int locked = 0;
    int n = __VERIFIER_nondet_int();
    while (n > 0) {
        if (locked) {
            reach_error();
        }
        locked = 1;
        n--;
        locked = 0;
    }
    return 0;
}

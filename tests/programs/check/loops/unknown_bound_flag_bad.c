//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int locked = 0;
    int n = __VERIFIER_nondet_int();
    while (n > 0) {
        if (locked) {
            reach_error(); //~ VIOLATION
        }
        locked = 1;
        n--;
        if (__VERIFIER_nondet_int() != 7) {
            locked = 0;
        }
    }
    return 0;
}

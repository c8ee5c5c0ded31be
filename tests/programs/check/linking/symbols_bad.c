//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern void reach_error(void);
int alias(void) __attribute__((alias("real")));
int real(void) { return 3; }
int x[2];
int change(void) {
    x[0] = 4;
    return 1;
}
int main(void) {
    x[0] |= change();
    if (x[0] == 5 && alias() == 3) reach_error(); //~ VIOLATION
    return 0;
}

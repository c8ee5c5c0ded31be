//@ property: unreach-call
//@ truth: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void reach_error(void);
extern int nowhere __attribute__((weak));
int no_function(void) __attribute__((weak));
int alias(void) __attribute__((alias("real")));
int real(void) { return 3; }
int by_label(void) __asm__("real");
int x[2];
int change(void) {
    x[0] = 4;
    return 1;
}
int main(void) {
    if (&nowhere || no_function) reach_error();
    if (alias() != 3 || by_label() != 3) reach_error();
    x[0] |= change();
    if (x[0] != 5) reach_error();
    return 0;
}

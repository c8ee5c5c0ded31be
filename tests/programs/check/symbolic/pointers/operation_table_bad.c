//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern int __VERIFIER_nondet_int(void);
extern signed char __VERIFIER_nondet_schar(void);
extern void reach_error(void);
static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
int main(void) {
    int minus = __VERIFIER_nondet_int();
    signed char a = __VERIFIER_nondet_schar();
    signed char b = __VERIFIER_nondet_schar();
    int (*operation)(int, int) = minus ? subtract : add;
    if (!minus && operation(a, b) != operation(b, a)) {
        reach_error();
    }
    if (operation(a, b) != operation(b, a)) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[smg]: unknown
//@ expect[smg-cegar]: unknown
//@ expect[smg-symexec]: true
//@ expect[loops]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    unsigned one = 1;
    int minus = __VERIFIER_nondet_int();
    if (minus < 0 && one > minus) {
        reach_error();
    }
    return 0;
}

//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    volatile unsigned port = __VERIFIER_nondet_uint();
    unsigned before = port;
    port++;
    if (port < before) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

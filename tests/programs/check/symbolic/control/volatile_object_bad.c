//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
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

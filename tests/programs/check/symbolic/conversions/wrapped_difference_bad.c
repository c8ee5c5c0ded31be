//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
    unsigned a = __VERIFIER_nondet_uint();
    unsigned b = __VERIFIER_nondet_uint();
    if (a < 100 && b < 100) {
        if (a > b && a - b > 99) {
            reach_error();
        }
        if (a - b > 99) {
            reach_error(); //~ VIOLATION
        }
    }
    return 0;
}

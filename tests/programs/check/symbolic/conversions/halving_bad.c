//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// Shifts round down, division rounds towards zero.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    if (x >> 1 != x / 2) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

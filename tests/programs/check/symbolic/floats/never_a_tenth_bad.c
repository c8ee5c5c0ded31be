//@ property: unreach-call
//@ truth: false
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern float __VERIFIER_nondet_float(void);
extern void reach_error(void);
int main(void) {
    float x = __VERIFIER_nondet_float();
    if (x == 0.1f && x != 0.1) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

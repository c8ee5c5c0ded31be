//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// The check itself overflows.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    if (a > 2147483647 - b) { //~ VIOLATION no-overflow
        return 1;
    }
    return 0;
}

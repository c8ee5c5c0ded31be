//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// The guard comes after what it guards.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    return (x + 1) % 2 == 0 && x != 2147483647; //~ VIOLATION no-overflow
}

//@ property: no-overflow
//@ truth: false(no-overflow)
//@ options: --data-model ilp32
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    long long wide = x + 1LL;
    long next = x + 1L; //~ VIOLATION no-overflow
    return next > wide;
}

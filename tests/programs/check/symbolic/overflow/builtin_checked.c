//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a = __VERIFIER_nondet_int();
    int b = __VERIFIER_nondet_int();
    int sum, product;
    if (__builtin_add_overflow(a, b, &sum)) {
        return 1;
    }
    if (__builtin_mul_overflow(a, b, &product)) {
        return 2;
    }
    return a + b == sum && a * b == product;
}

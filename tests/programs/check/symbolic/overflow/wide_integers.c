//@ property: no-overflow
//@ truth: true
//@ options: --data-model lp64
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern long long __VERIFIER_nondet_longlong(void);
int main(void) {
    long long a = __VERIFIER_nondet_longlong();
    long long b = __VERIFIER_nondet_longlong();
    __int128 product = (__int128)a * b;
    __int128 sum = (__int128)a + b;
    return product + sum > 5;
}

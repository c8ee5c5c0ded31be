//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern long long __VERIFIER_nondet_longlong(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    long long n = __VERIFIER_nondet_longlong();
    __VERIFIER_assume(n >= -9007199254740992ll && n <= 9007199254740992ll);
    if ((long long)(double)n != n) {
        reach_error();
    }
    return 0;
}

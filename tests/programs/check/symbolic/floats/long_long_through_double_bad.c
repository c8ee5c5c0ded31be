//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern long long __VERIFIER_nondet_longlong(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
    long long n = __VERIFIER_nondet_longlong();
    __VERIFIER_assume(n > 9007199254740991ll && n < 9007199254740996ll && n % 4 != 3);
    if ((long long)(double)n != n) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

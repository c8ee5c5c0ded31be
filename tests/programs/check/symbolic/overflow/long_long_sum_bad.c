//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
extern long long __VERIFIER_nondet_longlong(void);
int main(void) {
    long long a = __VERIFIER_nondet_longlong();
    long long b = __VERIFIER_nondet_longlong();
    if (a < 0 || b < 0) {
        return 0;
    }
    long long difference = a - b;
    return a + b > difference; //~ VIOLATION no-overflow
}

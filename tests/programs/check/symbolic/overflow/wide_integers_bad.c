//@ property: no-overflow
//@ truth: false(no-overflow)
//@ options: --data-model lp64
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
    __int128 square = (__int128)a * a;
    return square + square > 5; //~ VIOLATION no-overflow
}

//@ property: unreach-call
//@ truth: true
//@ options: --data-model lp64
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern long __VERIFIER_nondet_long(void);
extern void reach_error(void);
int main(void) {
    long a = __VERIFIER_nondet_long();
    long b = __VERIFIER_nondet_long();
    __int128 difference = (__int128)a - b;
    if ((difference < 0) != (a < b) || (difference == 0) != (a == b)) {
        reach_error();
    }
    __int128 shifted = (__int128)a * 65536;
    if (shifted / 65536 != a || shifted >> 16 != a) {
        reach_error();
    }
    return 0;
}

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
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
int main(void) {
    unsigned long a = __VERIFIER_nondet_ulong();
    unsigned long b = __VERIFIER_nondet_ulong();
    unsigned __int128 sum = (unsigned __int128)a + b;
    unsigned long low = a + b;
    if ((unsigned long)sum != low || (sum >> 64) != (low < a)) {
        reach_error();
    }
    unsigned __int128 joined = (unsigned __int128)a << 64 | b;
    if ((unsigned long)(joined >> 64) != a || (unsigned long)joined != b) {
        reach_error();
    }
    return 0;
}

//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// Narrow types are incremented as int and converted back.
extern short __VERIFIER_nondet_short(void);
extern signed char __VERIFIER_nondet_schar(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    short s = __VERIFIER_nondet_short();
    signed char c = __VERIFIER_nondet_schar();
    unsigned char u = __VERIFIER_nondet_uchar();
    unsigned w = __VERIFIER_nondet_uint();
    s++;
    --c;
    u += 200;
    c *= 100;
    w++;
    s -= 32767;
    return s == c || u == w;
}

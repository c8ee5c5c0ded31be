//@ property: no-overflow
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern signed char __VERIFIER_nondet_schar(void);
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    signed char c = __VERIFIER_nondet_schar();
    unsigned u = __VERIFIER_nondet_uint();
    int from_char = -c;
    unsigned wrapped = -u;
    if (x >= -2147483647) {
        x = -x;
    }
    return x == from_char || wrapped == u;
}

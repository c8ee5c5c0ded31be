//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
// -1 is the largest unsigned number, and unsigned shorts are promoted to int.
extern int __VERIFIER_nondet_int(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern void reach_error(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    unsigned short s = __VERIFIER_nondet_ushort();
    if (x < 0 && x < sizeof(int)) {
        reach_error();
    }
    if (s < -1 || s - 65536 >= 0) {
        reach_error();
    }
    return 0;
}

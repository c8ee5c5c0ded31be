//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int word = __VERIFIER_nondet_int();
    int extended = ((word & 0xff) ^ 0x80) - 0x80;
    if (extended != (signed char)word) {
        reach_error();
    }
    int twelve = ((word & 0xfff) ^ 0x800) - 0x800;
    if (twelve < -2048 || twelve > 2047 || ((twelve ^ word) & 0xfff) != 0) {
        reach_error();
    }
    return 0;
}

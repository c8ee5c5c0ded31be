//@ property: unreach-call
//@ truth: false
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The upper half stays zero.
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
    int word = __VERIFIER_nondet_int();
    int extended = word & 0x80 ? (word & 0xff) | 0xff00 : word & 0xff;
    if ((signed char)word >= 0 && extended != (signed char)word) {
        reach_error();
    }
    if (extended != (signed char)word) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

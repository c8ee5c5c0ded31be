//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// Unsigned shorts are promoted to int.
extern unsigned short __VERIFIER_nondet_ushort(void);
int main(void) {
    unsigned short a = __VERIFIER_nondet_ushort();
    unsigned short b = __VERIFIER_nondet_ushort();
    unsigned product = a * b; //~ VIOLATION no-overflow
    return product > 5;
}

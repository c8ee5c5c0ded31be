//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// Unsigned shorts are promoted to int.
extern unsigned short __VERIFIER_nondet_ushort(void);
int main(void) {
    unsigned short a = __VERIFIER_nondet_ushort();
    unsigned short b = __VERIFIER_nondet_ushort();
    unsigned product = a * b; //~ VIOLATION no-overflow
    return product > 5;
}

//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value]: unknown
//@ expect[value-first-prefix]: unknown
//@ expect[value-location]: unknown
//@ expect[value-all]: unknown
// An unsigned operand of lower rank changes nothing.
extern int __VERIFIER_nondet_int(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    unsigned short u = __VERIFIER_nondet_ushort();
    unsigned sum = x + u; //~ VIOLATION no-overflow
    return sum > 5;
}

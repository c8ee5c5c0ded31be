//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// An unsigned operand of lower rank changes nothing.
extern int __VERIFIER_nondet_int(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    unsigned short u = __VERIFIER_nondet_ushort();
    unsigned sum = x + u; //~ VIOLATION no-overflow
    return sum > 5;
}

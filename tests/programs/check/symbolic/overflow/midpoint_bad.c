//@ property: no-overflow
//@ truth: false(no-overflow)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The careful formula is careful only with positive numbers.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int low = __VERIFIER_nondet_int();
    int high = __VERIFIER_nondet_int();
    if (low > high) {
        return 0;
    }
    int middle = low + (high - low) / 2; //~ VIOLATION no-overflow
    return middle < high;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The remainder of a negative number is negative.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int slots[4] = {1, 2, 3, 4};
    int at = 2;
    for (int i = 0; i < 5; i++) {
        int direction = __VERIFIER_nondet_int();
        if (direction > 0) {
            at = (at + 1) % 4;
        } else {
            at = (at - 1) % 4;
        }
        slots[at]++; //~ VIOLATION valid-deref
    }
    return slots[2];
}

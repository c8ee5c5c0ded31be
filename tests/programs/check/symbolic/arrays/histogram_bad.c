//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[value]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The rest of a negative sample is negative.
extern signed char __VERIFIER_nondet_schar(void);
int main(void) {
    int counts[5] = {0, 0, 0, 0, 0};
    signed char sample = __VERIFIER_nondet_schar();
    counts[sample % 5]++; //~ VIOLATION valid-deref
    return counts[0];
}

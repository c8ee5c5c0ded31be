//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// One of the entries is null.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, unsigned long);
int main(void) {
    int numbers[4] = {0, 1, 2, 3};
    int *table[4] = {numbers, numbers + 1, 0, numbers + 3};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    int *one;
    memcpy(&one, &table[at], sizeof one);
    return *one; //~ VIOLATION
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// A pointer is used that may have been cleared.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memset(void *, int, unsigned long);
int main(void) {
    int numbers[4] = {0, 1, 2, 3};
    int *table[4] = {numbers, numbers + 1, numbers + 2, numbers + 3};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    memset(table, 0, at * sizeof *table);
    return *table[2]; //~ VIOLATION
}

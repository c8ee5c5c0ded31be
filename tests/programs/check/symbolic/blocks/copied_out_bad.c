//@ property: unreach-call
//@ truth: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// The pointer of the entry that nobody thought of.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, unsigned long);
extern void reach_error(void);
int main(void) {
    int numbers[4] = {0, 1, 2, 3};
    int *table[4] = {numbers, numbers + 1, numbers + 2, numbers + 3};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    int *one;
    memcpy(&one, &table[at], sizeof one);
    if (*one > 2) {
        reach_error(); //~ VIOLATION
    }
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// A pointer is copied out of a table, from an index that is an input.
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
    if (*one != (int)at) {
        reach_error();
    }
    return 0;
}

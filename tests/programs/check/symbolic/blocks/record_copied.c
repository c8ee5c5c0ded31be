//@ property: unreach-call
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: true
// The same by `memcpy`, from one place that is not known to another.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, unsigned long);
extern void reach_error(void);
struct pair {
    int *first, *second;
};
int main(void) {
    int numbers[4] = {0, 1, 2, 3};
    struct pair pairs[4] = {{numbers, 0}, {numbers + 1, 0}, {numbers + 2, 0}, {numbers + 3, 0}};
    struct pair copies[4] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    unsigned to = __VERIFIER_nondet_uint();
    if (to >= 4) {
        return 0;
    }
    memcpy(&copies[to], &pairs[at], sizeof *copies);
    if (*copies[to].first != (int)at) {
        reach_error();
    }
    return 0;
}

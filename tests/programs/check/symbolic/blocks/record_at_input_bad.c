//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
//@ expect[invariants-graph]: false
// It is read back from another place.
extern unsigned __VERIFIER_nondet_uint(void);
struct pair {
    int *first, *second;
};
int main(void) {
    struct pair pairs[4] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    int number = 1;
    struct pair own = {&number, &number};
    pairs[at] = own;
    struct pair other = pairs[3 - at];
    return *other.first; //~ VIOLATION
}

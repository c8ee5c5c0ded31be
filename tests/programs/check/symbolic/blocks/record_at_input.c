//@ property: valid-memsafety
//@ truth: true
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: unknown
// Records of pointers are assigned at an index that is an input, and read back.
extern unsigned __VERIFIER_nondet_uint(void);
extern void *malloc(unsigned long);
extern void free(void *);
struct pair {
    int *first, *second;
};
int main(void) {
    struct pair pairs[4] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= 4) {
        return 0;
    }
    struct pair own = {malloc(sizeof(int)), malloc(sizeof(int))};
    pairs[at] = own;
    struct pair other = pairs[at];
    *other.first = *other.second = 1;
    for (int i = 0; i < 4; i++) {
        free(pairs[i].first);
        free(pairs[i].second);
    }
    return 0;
}

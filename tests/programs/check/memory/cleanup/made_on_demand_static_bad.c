//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Nobody outside can free what the function keeps for itself.
extern void *malloc(unsigned long);
extern int __VERIFIER_nondet_int(void);

static int square(int i) {
    static int *cache;
    if (!cache) {
        cache = malloc(4 * sizeof(int));
        for (int k = 0; k < 4; k++) {
            cache[k] = k * k;
        }
    }
    return cache[i];
}
int main(void) {
    int i = __VERIFIER_nondet_int();
    return i >= 0 && i < 4 ? square(i) : 0;
}

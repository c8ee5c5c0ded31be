//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The cache is made when first asked for, and dropped if it was.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *cache;
static int square(int i) {
    if (!cache) {
        cache = malloc(4 * sizeof(int));
        for (int k = 0; k < 4; k++) {
            cache[k] = k * k;
        }
    }
    return cache[i];
}
int main(void) {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        if (__VERIFIER_nondet_int()) {
            sum += square(i);
        }
    }
    free(cache);
    return sum;
}

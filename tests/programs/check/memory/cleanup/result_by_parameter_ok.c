//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int split(int total, int **low, int **high) {
    if (total < 2 || total > 6) {
        return 0;
    }
    *low = malloc(total / 2 * sizeof(int));
    *high = malloc((total - total / 2) * sizeof(int));
    return 1;
}
int main(void) {
    int *low, *high;
    if (!split(__VERIFIER_nondet_int(), &low, &high)) {
        return 1;
    }
    low[0] = high[0] = 1;
    free(low);
    free(high);
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Growing fails on some inputs and leaves the old block as it is.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *try_to_grow(int *old, unsigned long size) {
    if (__VERIFIER_nondet_int()) {
        return 0;
    }
    return realloc(old, size);
}
int main(void) {
    int *p = malloc(sizeof(int));
    *p = 2;
    int *larger = try_to_grow(p, 2 * sizeof(int));
    if (!larger) {
        int value = *p;
        free(p);
        return value - 2;
    }
    larger[1] = larger[0];
    free(larger);
    return 0;
}

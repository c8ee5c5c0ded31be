//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// After success the old block is gone.
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
        free(p);
        return 0;
    }
    larger[1] = *p; //~ VIOLATION valid-deref
    free(larger);
    return 0;
}

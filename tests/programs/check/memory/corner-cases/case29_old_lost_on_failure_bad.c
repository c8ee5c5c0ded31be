//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The classic: the result overwrites the only reference to the old block.
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
    p = try_to_grow(p, 2 * sizeof(int)); //~ VIOLATION valid-memtrack
    if (!p) {
        return 1;
    }
    free(p);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// Only what is used already is compared with the size.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

struct arena {
    char *base;
    unsigned long used, size;
};
static void *take(struct arena *a, unsigned long n) {
    if (a->used >= a->size) {
        return 0;
    }
    void *piece = a->base + a->used;
    a->used += n;
    return piece;
}
int main(void) {
    struct arena a = {malloc(16), 0, 16};
    for (int i = 0; i < 3; i++) {
        unsigned n = __VERIFIER_nondet_uint();
        if (n < 1 || n > 7) {
            continue;
        }
        char *piece = take(&a, n);
        if (piece) {
            piece[n - 1] = 'p'; //~ VIOLATION valid-deref
        }
    }
    free(a.base);
    return 0;
}

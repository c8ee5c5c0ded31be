//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// Pieces are cut from the front of one block.
extern void *malloc(unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);

struct arena {
    char *base;
    unsigned long used, size;
};
static void *take(struct arena *a, unsigned long n) {
    if (n > a->size - a->used) {
        return 0;
    }
    void *piece = a->base + a->used;
    a->used += n;
    return piece;
}
int main(void) {
    struct arena a = {malloc(16), 0, 16};
    for (int i = 0; i < 4; i++) {
        unsigned n = __VERIFIER_nondet_uint();
        if (n < 1 || n > 8) {
            continue;
        }
        char *piece = take(&a, n);
        if (piece) {
            piece[n - 1] = 'p';
        }
    }
    free(a.base);
    return 0;
}

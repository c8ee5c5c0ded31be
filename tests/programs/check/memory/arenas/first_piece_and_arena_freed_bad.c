//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The first piece has the address of the whole.
extern void *malloc(unsigned long);
extern void free(void *);

struct arena {
    char *base;
    unsigned used;
};
static char *take(struct arena *a, unsigned n) {
    char *piece = a->base + a->used;
    a->used += n;
    return piece;
}
int main(void) {
    struct arena a = {malloc(12), 0};
    char *first = take(&a, 4);
    char *second = take(&a, 8);
    second[7] = first[0] = 'f';
    free(first);
    free(a.base); //~ VIOLATION valid-free
    return 0;
}

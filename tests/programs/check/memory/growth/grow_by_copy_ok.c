//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The hand-made realloc: a larger block, a copy, and the old block freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
static int *grow(int *old, unsigned from, unsigned to) {
    int *larger = malloc(to * sizeof(int));
    memcpy(larger, old, from * sizeof(int));
    free(old);
    return larger;
}
int main(void) {
    int *cells = malloc(sizeof(int));
    cells[0] = 1;
    for (unsigned n = 1; n < 4; n++) {
        cells = grow(cells, n, n + 1);
        cells[n] = cells[n - 1] + 1;
    }
    int last = cells[3];
    free(cells);
    return last;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// As many bytes are copied as the new block has, not as the old one has.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
static int *grow(int *old, unsigned from, unsigned to) {
    int *larger = malloc(to * sizeof(int));
    memcpy(larger, old, to * sizeof(int)); //~ VIOLATION valid-deref
    free(old);
    return larger;
}
int main(void) {
    int *cells = malloc(2 * sizeof(int));
    cells[0] = cells[1] = 1;
    cells = grow(cells, 2, 4);
    int first = cells[0];
    free(cells);
    return first;
}

//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
static int *grow(int *old, unsigned from, unsigned to) {
    int *larger = malloc(to * sizeof(int));
    memcpy(larger, old, from * sizeof(int));
    return larger;
}
int main(void) {
    int *cells = malloc(2 * sizeof(int));
    cells[0] = cells[1] = 1;
    cells = grow(cells, 2, 4); //~ VIOLATION valid-memtrack
    int first = cells[0];
    free(cells);
    return first;
}

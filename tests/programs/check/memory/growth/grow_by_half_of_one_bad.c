//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Half of one is nothing: the smallest block never grows.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern unsigned int __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned capacity = __VERIFIER_nondet_uint(), used = 0;
    if (capacity < 1 || capacity > 3) {
        return 0;
    }
    int *cells = malloc(capacity * sizeof(int));
    for (int i = 0; i < 4; i++) {
        if (used == capacity) {
            capacity += capacity / 2;
            cells = realloc(cells, capacity * sizeof(int));
        }
        cells[used++] = i; //~ VIOLATION valid-deref
    }
    free(cells);
    return 0;
}

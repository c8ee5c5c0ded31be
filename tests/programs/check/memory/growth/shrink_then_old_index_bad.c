//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *calloc(unsigned long, unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *cells = calloc(5, sizeof(int));
    int n = __VERIFIER_nondet_int();
    int last = 4;
    if (n >= 1 && n <= 5) {
        cells = realloc(cells, n * sizeof(int));
    }
    int value = cells[last]; //~ VIOLATION valid-deref
    free(cells);
    return value;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The callback writes two for each it is given.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static void each(const int *values, int n, void (*visit)(int, void *), void *context) {
    for (int i = 0; i < n; i++) {
        visit(values[i], context);
    }
}
static void twice(int value, void *context) {
    int **next = context;
    *(*next)++ = value; //~ VIOLATION valid-deref
    *(*next)++ = value; //~ VIOLATION valid-deref
}
int main(void) {
    int values[3] = {1, 2, 3};
    int *copy = malloc(4 * sizeof(int));
    int *next = copy;
    each(values, __VERIFIER_nondet_int() ? 2 : 3, twice, &next);
    free(copy);
    return 0;
}

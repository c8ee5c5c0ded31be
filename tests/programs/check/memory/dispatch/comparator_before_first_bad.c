//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// The comparison is made before the index is looked at.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int ascending(const void *a, const void *b) {
    return *(const int *)a > *(const int *)b; //~ VIOLATION valid-deref
}
static void sort(int *values, int n, int (*after)(const void *, const void *)) {
    for (int i = 1; i < n; i++) {
        for (int j = i; after(&values[j - 1], &values[j]) && j > 0; j--) {
            int t = values[j];
            values[j] = values[j - 1];
            values[j - 1] = t;
        }
    }
}
int main(void) {
    int *values = malloc(3 * sizeof(int));
    for (int i = 0; i < 3; i++) {
        values[i] = __VERIFIER_nondet_int();
    }
    sort(values, 3, ascending);
    free(values);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The key behind the value is beyond the last element.
typedef unsigned long size_t;
extern void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
static int by_next(const void *a, const void *b) {
    return ((const int *)a)[1] - ((const int *)b)[1]; //~ VIOLATION
}
int main(void) {
    int values[2] = {2, 1};
    qsort(values, 2, sizeof(int), by_next);
    return values[0];
}

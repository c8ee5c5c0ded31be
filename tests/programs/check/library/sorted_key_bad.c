//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One element more than there are is sorted.
typedef unsigned long size_t;
extern void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}
int main(void) {
    int values[3] = {3, 1, 2};
    qsort(values, 4, sizeof(int), by_value); //~ VIOLATION
    return values[0];
}

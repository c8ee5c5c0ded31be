//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Nothing is found.
typedef unsigned long size_t;
extern void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}
int main(void) {
    int values[4] = {1, 3, 5, 7}, key = 4;
    int *found = bsearch(&key, values, 4, sizeof(int), by_value);
    return *found; //~ VIOLATION
}

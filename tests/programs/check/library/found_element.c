//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What is found is an element, if anything is.
typedef unsigned long size_t;
extern void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int values[4] = {1, 3, 5, 7}, key = __VERIFIER_nondet_int();
    int *found = bsearch(&key, values, 4, sizeof(int), by_value);
    if (found)
        *found = 0;
    return 0;
}

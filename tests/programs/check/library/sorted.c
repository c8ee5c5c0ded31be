//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The comparison sees elements of the array only.
typedef unsigned long size_t;
extern void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
extern int __VERIFIER_nondet_int(void);
static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}
int main(void) {
    int values[5];
    for (int i = 0; i < 5; i++)
        values[i] = __VERIFIER_nondet_int();
    qsort(values, 5, sizeof(int), by_value);
    return values[0] > values[4];
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
struct totals {
    int sum, count;
};
static void each(const int *values, int n, void (*visit)(int, void *), void *context) {
    for (int i = 0; i < n; i++) {
        visit(values[i], context);
    }
}
static void add(int value, void *context) {
    struct totals *t = context;
    t->sum += value;
    t->count++;
}
static void fill(int value, void *context) {
    int **next = context;
    *(*next)++ = value;
}
int main(void) {
    int values[3] = {1, 2, 3};
    int copy[3];
    struct totals t = {0, 0};
    int *next = copy;
    each(values, 3, add, &t);
    each(values, t.count, fill, &next);
    return t.sum - copy[2] - 3;
}

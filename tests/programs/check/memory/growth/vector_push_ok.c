//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct vector {
    int *items;
    unsigned size, capacity;
};
static void push(struct vector *v, int item) {
    if (v->size == v->capacity) {
        v->capacity = v->capacity ? 2 * v->capacity : 1;
        v->items = realloc(v->items, v->capacity * sizeof(int));
    }
    v->items[v->size++] = item;
}
int main(void) {
    struct vector v = {0, 0, 0};
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n && i < 5; i++) {
        push(&v, i);
    }
    int last = v.size > 0 ? v.items[v.size - 1] : 0;
    free(v.items);
    return last;
}

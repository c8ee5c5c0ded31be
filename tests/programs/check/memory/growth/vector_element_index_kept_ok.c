//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// An index survives the growth that a pointer would not.
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct vector {
    int *items;
    unsigned size, capacity;
};
static unsigned push(struct vector *v, int item) {
    if (v->size == v->capacity) {
        v->capacity += 2;
        v->items = realloc(v->items, v->capacity * sizeof(int));
    }
    v->items[v->size] = item;
    return v->size++;
}
int main(void) {
    struct vector v = {0, 0, 0};
    unsigned first = push(&v, 1);
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n && i < 3; i++) {
        push(&v, i);
    }
    v.items[first] = 7;
    free(v.items);
    return 0;
}

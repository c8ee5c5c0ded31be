//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Growing may move the items; a pointer to one of them does not follow.
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct vector {
    int *items;
    unsigned size, capacity;
};
static int *push(struct vector *v, int item) {
    if (v->size == v->capacity) {
        v->capacity += 2;
        v->items = realloc(v->items, v->capacity * sizeof(int));
    }
    v->items[v->size] = item;
    return &v->items[v->size++];
}
int main(void) {
    struct vector v = {0, 0, 0};
    int *first = push(&v, 1);
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n && i < 3; i++) {
        push(&v, i);
    }
    *first = 7; //~ VIOLATION valid-deref
    free(v.items);
    return 0;
}

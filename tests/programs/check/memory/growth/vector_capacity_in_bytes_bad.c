//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The capacity counts items, realloc counts bytes.
extern void *realloc(void *, unsigned long);
extern void free(void *);
struct vector {
    int *items;
    unsigned size, capacity;
};
static void push(struct vector *v, int item) {
    if (v->size == v->capacity) {
        v->capacity += 4;
        v->items = realloc(v->items, v->capacity);
    }
    v->items[v->size++] = item; //~ VIOLATION valid-deref
}
int main(void) {
    struct vector v = {0, 0, 0};
    push(&v, 1);
    push(&v, 2);
    free(v.items);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The vector grows only when it is already one over the brim.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct vector {
    int *items;
    unsigned size, capacity;
};
static void push(struct vector *v, int item) {
    if (v->size > v->capacity) {
        v->capacity = 2 * v->capacity;
        v->items = realloc(v->items, v->capacity * sizeof(int));
    }
    v->items[v->size++] = item; //~ VIOLATION valid-deref
}
int main(void) {
    struct vector v;
    v.size = 0;
    v.capacity = 2;
    v.items = malloc(2 * sizeof(int));
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n && i < 5; i++) {
        push(&v, i);
    }
    free(v.items);
    return 0;
}

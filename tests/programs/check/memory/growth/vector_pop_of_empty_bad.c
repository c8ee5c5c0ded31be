//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct vector {
    int *items;
    unsigned size;
};
static int pop(struct vector *v) {
    v->size--;
    return v->items[v->size]; //~ VIOLATION valid-deref
}
int main(void) {
    struct vector v;
    v.items = calloc(3, sizeof(int));
    v.size = 3;
    int sum = 0, n = __VERIFIER_nondet_int();
    for (int i = 0; i < n && i < 4; i++) {
        sum += pop(&v);
    }
    free(v.items);
    return sum;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
// The free list of a pool on the heap is made of the nodes themselves.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

union node {
    union node *next;
    long value;
};
int main(void) {
    union node *pool = malloc(3 * sizeof(union node));
    union node *available = 0;
    for (int i = 0; i < 3; i++) {
        pool[i].next = available;
        available = &pool[i];
    }
    union node *a = available;
    available = a->next;
    a->value = __VERIFIER_nondet_int();
    union node *b = available;
    available = b->next;
    b->value = a->value;
    a->next = available;
    available = a;
    available->next->next = 0;
    free(pool);
    return 0;
}

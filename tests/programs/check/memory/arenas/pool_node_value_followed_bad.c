//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// A node that is still in the list gets a value, which is then taken for a link.
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
    if (__VERIFIER_nondet_int()) {
        available = a->next;
    }
    a->value = 1;
    union node *b = available->next;
    b->value = 2; //~ VIOLATION valid-deref
    free(pool);
    return 0;
}

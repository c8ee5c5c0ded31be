//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// A node is taken from a ring that may have only the entry node left, which is used again.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    struct node *next, *prev;
};
static void take(struct node *n) {
    n->prev->next = n->next;
    n->next->prev = n->prev;
    free(n);
}
int main(void) {
    struct node *ring = malloc(sizeof *ring);
    ring->next = ring->prev = ring;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->next = ring;
        n->prev = ring->prev;
        n->prev->next = n;
        ring->prev = n;
    }
    if (ring->next != ring) {
        take(ring->next);
    }
    take(ring->prev);
    while (ring->next != ring) { //~ VIOLATION
        take(ring->next);
    }
    free(ring);
    return 0;
}

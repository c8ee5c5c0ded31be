//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A cyclic doubly linked list is entered once by its next and once by its prev link.
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
    if (ring->prev != ring) {
        take(ring->prev);
    }
    while (ring->next != ring) {
        take(ring->next);
    }
    free(ring);
    return 0;
}

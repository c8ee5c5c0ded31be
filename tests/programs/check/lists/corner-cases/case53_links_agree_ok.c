//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Whichever way the ring is entered, the links of neighbours agree.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
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
    if (ring->next->prev != ring || ring->prev->next != ring) {
        reach_error();
    }
    while (ring->next != ring) {
        take(ring->next);
    }
    free(ring);
    return 0;
}

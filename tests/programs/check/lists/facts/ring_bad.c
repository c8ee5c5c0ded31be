//@ property: unreach-call
//@ truth: false
//@ expect[invariants-lists-counted]: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// One value is odd.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

int main(void) {
    struct node *ring = malloc(sizeof *ring);
    ring->value = 0;
    ring->next = ring;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        unsigned value = (unsigned)__VERIFIER_nondet_int();
        n->value = (int)(value - value % 3);
        n->next = ring->next;
        ring->next = n;
    }
    for (struct node *n = ring->next; n != ring; n = n->next) {
        if (n->value & 1) {
            reach_error();
        }
    }
    struct node *rest = ring->next;
    ring->next = 0;
    while (rest != ring) {
        struct node *next = rest->next;
        free(rest);
        rest = next;
    }
    free(ring);
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// A circular singly linked list of any length, at least one node, opened before it is freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct seat {
    int number;
    struct seat *left;
};
int main(void) {
    struct seat *ring = malloc(sizeof(struct seat));
    ring->number = 0;
    ring->left = ring;
    while (__VERIFIER_nondet_int()) {
        struct seat *s = malloc(sizeof(struct seat));
        s->number = __VERIFIER_nondet_int();
        s->left = ring->left;
        ring->left = s;
    }
    struct seat *p = ring->left;
    while (p != ring) {
        struct seat *left = p->left;
        free(p);
        p = left;
    }
    free(ring);
    return 0;
}

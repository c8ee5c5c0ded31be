//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// A ring has no null link: the walk comes back to its first node after it was freed.
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
    while (p) {
        struct seat *left = p->left; //~ VIOLATION
        free(p);
        p = left;
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Starting at the entry node, the loop frees it and compares for it too late.
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
    struct seat *p = ring;
    do {
        struct seat *left = p->left;
        free(p);
        p = left;
    } while (p->left != ring); //~ VIOLATION
    free(p);
    return 0;
}

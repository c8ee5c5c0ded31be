//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Only the entry node is freed; the others hold each other but nobody holds them.
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
    free(ring); //~ VIOLATION
    return 0;
}

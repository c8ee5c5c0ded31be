//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// Only the nodes of the upper list are freed; those between them are lost.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *next;
    struct node *express;
};
int main(void) {
    struct node *lower = 0, *upper = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->key = __VERIFIER_nondet_int();
        n->next = lower;
        n->express = 0;
        lower = n;
        if (__VERIFIER_nondet_int() > 1) {
            n->express = upper;
            upper = n;
        }
    }
    for (struct node *p = upper; p; p = p->express) {
        p->key = 0;
    }
    struct node *below = lower;
    while (below && below != upper) {
        below = below->next;
    }
    if (!below) {
        lower = 0; //~ VIOLATION
    }
    while (lower) {
        struct node *next = lower->next;
        free(lower);
        lower = next;
    }
    return 0;
}

//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// A walk goes in a direction of the input and removes the node where it stops.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    void *link[2];
};
int main(void) {
    struct node *some = malloc(sizeof *some);
    some->link[0] = some->link[1] = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->link[0] = some;
        n->link[1] = some->link[1];
        if (n->link[1]) {
            ((struct node *)n->link[1])->link[0] = n;
        }
        some->link[1] = n;
    }
    while (some) {
        int way = __VERIFIER_nondet_int() > 0;
        while (some->link[way] && __VERIFIER_nondet_int()) {
            some = some->link[way];
        }
        struct node *before = some->link[0], *after = some->link[1];
        if (before) {
            before->link[1] = after;
        }
        if (after) {
            after->link[0] = before;
        }
        free(some);
        some = before ? before : after;
    }
    return 0;
}

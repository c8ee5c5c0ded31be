//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The walk does not look whether there is a further node.
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
        struct node *at = some;
        while (__VERIFIER_nondet_int()) {
            at = at->link[way]; //~ VIOLATION
        }
        if (at->link[way]) { //~ VIOLATION
            some = at;
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

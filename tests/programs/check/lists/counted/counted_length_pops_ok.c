//@ property: valid-memcleanup
//@ truth: true
//@ expect[invariants-lists-counted]: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// As many nodes are freed as were counted when they were made: all of them.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
int main(void) {
    struct node *list = 0;
    unsigned long length = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
        length++;
    }
    for (; length; length--) {
        struct node *rest = list->next;
        free(list);
        list = rest;
    }
    return 0;
}

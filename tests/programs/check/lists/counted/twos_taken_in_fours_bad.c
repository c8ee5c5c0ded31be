//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-lists-counted]: false
//@ expect[invariants-lists-marked]: unknown
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The length is even, and nodes are taken four at a time.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *push(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = list;
    return node;
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = push(list, 1);
        list = push(list, 2);
    }
    while (list) {
        struct node *a = list, *b = a->next, *c = b->next, *d = c->next;
        list = d->next;
        free(a);
        free(b);
        free(c);
        free(d);
    }
    return 0;
}

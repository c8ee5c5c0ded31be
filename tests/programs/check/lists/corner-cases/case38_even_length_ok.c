//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: true
// Nodes are made in pairs, so the consumer may free two at a time.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int side;
    struct node *next;
};
static struct node *push(struct node *list, int side) {
    struct node *n = malloc(sizeof *n);
    n->side = side;
    n->next = list;
    return n;
}
int main(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = push(list, 0);
        list = push(list, 1);
    }
    while (list) {
        struct node *first = list, *second = first->next;
        list = second->next;
        free(first);
        free(second);
    }
    return 0;
}

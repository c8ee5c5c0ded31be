//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-lists-counted]: false
//@ expect[invariants-lists-marked]: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// Nodes are taken in pairs, but for one input only one of a pair was added.
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
        if (__VERIFIER_nondet_int() != 77) {
            list = push(list, 2);
        }
    }
    while (list) {
        struct node *a = list, *b = a->next;
        list = b->next;
        free(a);
        free(b);
    }
    return 0;
}

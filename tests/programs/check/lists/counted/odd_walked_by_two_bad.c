//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[invariants-lists-counted]: false
//@ expect[invariants-lists-marked]: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The length is odd, and the list is walked two nodes at a time as if it were even.
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
    struct node *list = push(0, 0);
    while (__VERIFIER_nondet_int()) {
        list = push(list, 1);
        list = push(list, 2);
    }
    struct node *node = list;
    while (node) {
        node = node->next;
        node = node->next;
    }
    while (list) {
        struct node *first = list;
        list = first->next;
        free(first);
    }
    return 0;
}

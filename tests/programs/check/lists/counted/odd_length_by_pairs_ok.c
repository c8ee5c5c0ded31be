//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: true
// One node and then pairs: one is popped alone, the rest two at a time.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *next;
};
static struct node *push(struct node *list) {
    struct node *n = malloc(sizeof *n);
    n->key = __VERIFIER_nondet_int();
    n->next = list;
    return n;
}
static struct node *pop(struct node *list) {
    struct node *next = list->next;
    free(list);
    return next;
}
int main(void) {
    struct node *list = push(0);
    while (__VERIFIER_nondet_int()) {
        list = push(push(list));
    }
    list = pop(list);
    while (list) {
        list = pop(pop(list));
    }
    return 0;
}

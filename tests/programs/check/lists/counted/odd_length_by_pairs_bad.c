//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
//@ expect[invariants-lists-counted]: false
// One node and then pairs, and all are popped two at a time.
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
    while (list) {
        list = pop(pop(list));
    }
    return 0;
}

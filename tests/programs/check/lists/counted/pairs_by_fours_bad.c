//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: false
// Nodes come in pairs and go in fours.
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
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        list = push(push(list));
    }
    while (list) {
        list = pop(pop(pop(pop(list))));
    }
    return 0;
}

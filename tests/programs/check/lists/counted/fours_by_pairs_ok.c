//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: true
// Nodes come in fours and go in pairs.
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
        list = push(push(push(push(list))));
    }
    while (list) {
        list = pop(pop(list));
    }
    return 0;
}

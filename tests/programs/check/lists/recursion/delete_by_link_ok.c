//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-recursion]: true
// A node is removed by recursion over the links.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static struct node *build(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = 0;
        n->next = list;
        list = n;
    }
    return list;
}
static void delete(struct node **link) {
    struct node *n = *link;
    if (!n) {
        return;
    }
    if (__VERIFIER_nondet_int()) {
        *link = n->next;
        free(n);
        return;
    }
    delete(&n->next);
}
static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}
int main(void) {
    struct node *list = build();
    if (list) {
        delete(&list->next);
    }
    release(list);
    return 0;
}

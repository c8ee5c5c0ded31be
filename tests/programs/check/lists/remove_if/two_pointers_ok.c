//@ property: valid-memsafety
//@ truth: true
//@ expect[value-lists]: true
//@ expect[invariants-lists]: true
// Negative values are removed with a pointer to the link that leads to the node.
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
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
    }
    return list;
}
static void destroy(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

static void remove_negative(struct node **link) {
    while (*link) {
        struct node *n = *link;
        if (n->value < 0) {
            *link = n->next;
            free(n);
        } else {
            link = &n->next;
        }
    }
}
int main(void) {
    struct node *list = build();
    remove_negative(&list);
    destroy(list);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The link moves into a node that was just freed; what is behind it is held by its successor
// only.
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
    while (*link) { //~ VIOLATION
        struct node *n = *link;
        if (n->value > 2) {
            *link = n->next;
            free(n);
        }
        link = &n->next;
    }
}
int main(void) {
    struct node *list = build();
    remove_negative(&list);
    destroy(list);
    return 0;
}

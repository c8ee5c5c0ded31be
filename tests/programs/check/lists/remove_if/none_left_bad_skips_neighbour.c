//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
// After a removal the next node is stepped over without a look.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
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
        if (n->value > 2) {
            *link = n->next;
            free(n);
            if (!*link) {
                return;
            }
        }
        link = &(*link)->next;
    }
}
int main(void) {
    struct node *list = build();
    remove_negative(&list);
    for (struct node *n = list; n; n = n->next) {
        if (n->value > 2) {
            reach_error(); //~ VIOLATION
        }
    }
    destroy(list);
    return 0;
}

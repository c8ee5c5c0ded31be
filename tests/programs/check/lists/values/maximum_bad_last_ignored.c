//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The last node is not asked for its value.
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

int main(void) {
    struct node *list = build();
    if (!list) {
        return 0;
    }
    int maximum = list->value;
    for (struct node *n = list; n->next; n = n->next) {
        if (n->value > maximum) {
            maximum = n->value;
        }
    }
    for (struct node *n = list; n; n = n->next) {
        if (n->value > maximum) {
            reach_error(); //~ VIOLATION
        }
    }
    destroy(list);
    return 0;
}

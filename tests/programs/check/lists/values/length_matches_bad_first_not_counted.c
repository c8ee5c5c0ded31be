//@ property: unreach-call
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
//@ expect[invariants-lists-counted]: unknown
// The walk begins to count at the second node.
extern void *malloc(unsigned long);
extern void free(void *);
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};
static unsigned long made;
static struct node *build(void) {
    struct node *list = 0;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        n->value = __VERIFIER_nondet_int();
        n->next = list;
        list = n;
        made++;
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
    unsigned long found = 0;
    for (struct node *n = list; n; n = n->next) {
        found += n->next != 0;
    }
    if (found != made) {
        reach_error(); //~ VIOLATION
    }
    destroy(list);
    return 0;
}

//@ property: unreach-call
//@ truth: true
//@ expect[value-lists]: unknown
//@ expect[invariants-lists]: unknown
//@ expect[invariants-lists-counted]: true
// The number of nodes found is the number of nodes made.
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
        found++;
    }
    if (found != made) {
        reach_error();
    }
    destroy(list);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The old first node keeps its link, so that the list ends in a cycle of two.
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
        struct node *next = list->next; //~ VIOLATION
        free(list);
        list = next;
    }
}

static struct node *reverse(struct node *list) {
    if (!list || !list->next) {
        return list;
    }
    struct node *rest = list->next;
    struct node *head = reverse(rest);
    rest->next = list;
    return head;
}
int main(void) {
    struct node *list = reverse(build());
    destroy(list);
    return 0;
}

//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-lists]: false
//@ expect[invariants-lists]: false
// The empty list is not considered.
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

static struct node *reverse(struct node *list) {
    if (!list->next) { //~ VIOLATION
        return list;
    }
    struct node *rest = list->next;
    struct node *head = reverse(rest);
    rest->next = list;
    list->next = 0;
    return head;
}
int main(void) {
    struct node *list = reverse(build());
    destroy(list);
    return 0;
}

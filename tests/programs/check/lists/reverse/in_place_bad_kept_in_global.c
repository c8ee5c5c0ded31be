//@ property: valid-memcleanup
//@ truth: false
//@ expect[value-lists]: false
//@ expect[invariants-lists]: unknown
// The reversed list is held by a global and freed only if it has a second node.
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
    struct node *done = 0;
    while (list) {
        struct node *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}
static struct node *list;
int main(void) {
    list = reverse(build());
    if (list && list->next) {
        destroy(list);
    }
    return 0;
}
